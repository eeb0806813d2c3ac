// Everything, where there is no server: what the shell asks of one, besides what the sample applications answer anyway.
import type { HttpHandler } from 'msw';
import { chatAloneHandlers } from '../chat/alone-handlers.ts';
import { sampleHandlers } from '../handlers.ts';
import type { World } from '../world.ts';
import { authHandlers } from './auth.ts';
import { catalogueHandlers } from './catalogue.ts';
import { deskHandlers } from './desk.ts';
import { liveLine } from './live.ts';
import { menuHandlers } from './menu.ts';
import { noticeHandlers } from './notices.ts';
import { nothingElse, serveWith } from './serve.ts';
import { shortcutHandlers } from './shortcuts.ts';
import { tokensOf } from './tokens.ts';

export function aloneHandlers(world: World): HttpHandler[] {
  const tokens = tokensOf(world);
  const serve = serveWith(tokens);
  const { tell, handler: events } = liveLine();
  return [
    ...authHandlers(world, tokens, serve),
    ...menuHandlers(serve),
    ...noticeHandlers(world, serve),
    ...shortcutHandlers(world, serve),
    ...catalogueHandlers(serve),
    ...deskHandlers(world, serve),
    ...chatAloneHandlers(world, serve, tell),
    events,
    ...sampleHandlers(world),
    nothingElse('/api/*'),
  ];
}
