/** What several tests show. */
export const tileLabels = {
  tryDemo: 'Try demo',
  favourite: 'Favourite: Jade Ascent',
  isFavourite: 'Favourite',
  more: 'More about Jade Ascent',
}

export const carouselLabels = {
  title: 'Highlights',
  carousel: 'carousel',
  slide: 'slide',
  stop: 'Stop turning',
  start: 'Start turning',
  previous: 'Previous',
  next: 'Next',
  choose: 'Choose a slide',
  position: (number: number, count: number) => `${number} of ${count}`,
}

export const slides = ['one', 'two', 'three'].map((id) => ({
  id,
  content: (
    <p>
      <a href={`#${id}`}>Slide {id}</a>
    </p>
  ),
}))

export const strengthWords = ['Weak', 'Fair', 'Good', 'Strong'] as const
export const monthNames = Array.from({ length: 12 }, (_, at) => `Month ${at + 1}`)
