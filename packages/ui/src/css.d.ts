/** A component that only some pages need brings its own styles: the bundler loads both together. */
declare module '*.css'
