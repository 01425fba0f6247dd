/** For Node: a fetch that keeps one server's cookies and says where it comes from, as a page of its would. */
export function cookieFetch(origin: string): typeof fetch {
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('origin', origin);
    if (cookies.size > 0) {
      const pairs = [...cookies].map(([name, value]) => `${name}=${value}`);
      request.headers.set('cookie', pairs.join('; '));
    }
    const response = await fetch(request);
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split(/; */);
      const at = pair.indexOf('=');
      const gone = attributes.some((attribute) => /^max-age=0$/i.test(attribute));
      if (gone) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
}
