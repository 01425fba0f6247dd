import { SiteServer } from '../data/session/site-server.ts';

export const SERVER = new SiteServer(location.origin);
