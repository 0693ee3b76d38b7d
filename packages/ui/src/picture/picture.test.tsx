import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture, type PictureProps } from './picture.tsx'
import { ShapedPicture } from './picture-shapes.tsx'

const render = (more: Partial<PictureProps> = {}): string =>
  renderToStaticMarkup(
    <Picture
      src="/art/game/12"
      widths={[240, 480]}
      width={300}
      height={400}
      sizes="30vw"
      alt=""
      {...more}
    />,
  )

test('a picture is offered in two formats and each width, and the smallest is the fallback', () => {
  const html = render()
  const set = (ending: string) =>
    `srcSet="/art/game/12-240.${ending} 240w, /art/game/12-480.${ending} 480w" sizes="30vw"`
  expect(html).toContain(`<source type="image/avif" ${set('avif')}/>`)
  expect(/<img [^>]*\/>/.exec(html)?.[0]).toContain(`${set('webp')} src="/art/game/12-240.webp"`)
})

test('it keeps its place and waits until it comes near', () => {
  expect(render()).toContain('width="300" height="400"')
  expect(render()).toContain('loading="lazy" decoding="async"')
})

test('the one a visitor waits for comes first', () => {
  expect(render({ priority: true })).toContain('loading="eager" fetchPriority="high"')
})

test('for those who save data there is one flat drawing and no other source', () => {
  const html = render({ flat: true })
  expect(html).toMatch(/^<img [^>]*src="\/art\/game\/12-flat.svg"/)
  expect(html).not.toContain('<source')
})

test('a picture that is kept in no width is a mistake of ours', () => {
  expect(() => render({ widths: [] })).toThrow('/art/game/12')
})

test('a shape brings its own measures', () => {
  const html = renderToStaticMarkup(
    <ShapedPicture shape="banner" src="/art/banner/3" sizes="90vw" alt="" />,
  )
  expect(html).toContain('width="1200" height="560"')
  expect(html).toContain('/art/banner/3-780.avif 780w')
})
