// Which calls belong to the sample applications. The service worker asks this of every request before anything else, and
// leaves the product's own alone: they go to the server as if there were no worker.

const SAMPLE = ['/api/apps/', '/api/dashboards/', '/api/pages/', '/api/ui/'] as const;

/** The chat between colleagues is the product's, below the path of a sample application. */
const QUICK_CHAT: ReadonlySet<string> = new Set(
  ['chats', 'chat', 'contacts', 'messages'].map((name) => `/api/apps/chat/${name}`),
);

/** The calls that are answered in the browser though a server is there. */
export const isSampleCall = (path: string): boolean =>
  SAMPLE.some((prefix) => path.startsWith(prefix)) && !QUICK_CHAT.has(path);

/** Without a server, the browser answers all of them. */
export const isAnyCall = (path: string): boolean => path.startsWith('/api/');

/** For the handler of what nobody answers. */
export const samplePaths = SAMPLE.map((prefix) => `${prefix}*`);
