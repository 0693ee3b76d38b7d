/** Phones of one maker cannot fill the screen with a page: then there is no button. */
export const canFillScreen = (): boolean => document.fullscreenEnabled

export const fillScreen = (): void => {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void document.documentElement.requestFullscreen()
}
