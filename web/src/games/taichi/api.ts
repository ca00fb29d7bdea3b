/** What the server answers about words. */

import { type Daily, type DailyWords, shapes, type WordInfo, type WordShelf } from '../../generated/taichi'
import { answered } from '../../lib/api'

/** Which dictionaries are there. */
export const wordShelf = (): Promise<WordShelf> => answered(shapes, 'WordShelf', '/api/words')

/** What a dictionary says of a word. */
export const wordInfo = (lexicon: string, word: string): Promise<WordInfo> => answered(shapes, 'WordInfo', `/api/words/${lexicon}?word=${encodeURIComponent(word)}`)

/** The word of the day, after the words said so far. */
export const dailyAfter = (said: DailyWords): Promise<Daily> => answered(shapes, 'Daily', '/api/daily', said)
