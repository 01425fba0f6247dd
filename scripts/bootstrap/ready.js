// `npm run ready`: by the time this runs, everything that a server serves has been made.
console.log('Ready: npm start serves at once.');
