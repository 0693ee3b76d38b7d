const KEY = 'rouletteQuick'

/** S4.064: kept in this browser, so that it is chosen once. */
export const readQuick = (): boolean => localStorage.getItem(KEY) === '1'
export const keepQuick = (isQuick: boolean): void => localStorage.setItem(KEY, isQuick ? '1' : '0')
