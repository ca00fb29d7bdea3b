/** The papers that everything is cut from. Pictures keep their colours by day and by night, like printed cards. */

export type Papers = Readonly<Record<string, string>>

export const PAPERS: Papers = {
  p: '#fbf5e6', // ivory
  P: '#e9dcc0', // ivory in the shade
  k: '#1d1a26', // ink
  K: '#3a3547', // ink, lighter
  w: '#fffdf7',
  r: '#c2384a', // red
  R: '#8f2233',
  y: '#e5b53d', // mustard
  Y: '#c08a1e',
  o: '#e07a3c', // orange
  O: '#b4540f',
  g: '#3f8f62', // green
  G: '#1f6b4a',
  b: '#3768ad', // blue
  B: '#24487f',
  t: '#2f8791', // teal
  T: '#1f5d66',
  v: '#7a53a6', // violet
  V: '#553579',
  n: '#d4809c', // pink
  m: '#8a5a3a', // wood
  M: '#6b4229',
  e: '#c99a64', // light wood
  f: '#e6eef0', // sky, glass
  z: '#27303f', // slate
  Z: '#38445a',
  x: 'rgb(200 60 70 / 0.34)', // a blush
  // c, d, l are a piece's own colour, its deep shade and its pale tint; s, S skin; h, H hair: see scissors().
}
