import type { HttpHandler } from 'msw';
import { answer } from '../answer.ts';
import type { World } from '../world.ts';
import { allActivities } from './calls.ts';
import { activities } from './data.ts';

export function activitiesHandlers(world: World): HttpHandler[] {
  const all = activities(world);
  return [answer(allActivities, () => all)];
}
