/** Keeps a big screen awake, where the browser can. */
export function awake(): () => void {
  if (!('wakeLock' in navigator)) return () => {}
  let lock: WakeLockSentinel | null = null
  let over = false
  const ask = () => {
    if (over || document.visibilityState !== 'visible') return
    navigator.wakeLock.request('screen').then(
      (granted) => {
        lock = granted
        if (over) void granted.release()
      },
      () => {},
    )
  }
  ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    over = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
