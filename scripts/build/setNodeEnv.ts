// React reads this when it is first imported: without it pages are rendered by its development build, which takes twice the time.
process.env.NODE_ENV = 'production'
