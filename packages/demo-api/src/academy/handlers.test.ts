import { describe, expect, it } from 'vitest';
import { ask, testWorld } from '../testing/ask.ts';
import * as calls from './calls.ts';
import { academyHandlers } from './handlers.ts';

const fresh = () => academyHandlers(testWorld());

describe('la academia', () => {
  it('tiene 4 categorías, en orden de título', async () => {
    const { body } = await ask(fresh(), calls.categories, {});
    expect(body.map(({ title }) => title)).toEqual(['Ahorros', 'Contabilidad', 'Servicio', 'Tecnología']);
  });

  it('tiene 18 cursos, cada uno con su id, su slug y una categoría que existe', async () => {
    const handlers = fresh();
    const { body } = await ask(handlers, calls.courses, {});
    expect(new Set(body.map(({ id }) => id)).size).toBe(18);
    expect(new Set(body.map(({ slug }) => slug)).size).toBe(18);
    const known = (await ask(handlers, calls.categories, {})).body.map(({ slug }) => slug);
    expect(body.every(({ category }) => known.includes(category))).toBe(true);
  });

  it('hay cursos sin empezar, a medias y completados', async () => {
    const progress = (await ask(fresh(), calls.courses, {})).body.map((course) => course.progress);
    expect(progress.some(({ currentStep, completed }) => currentStep === 0 && completed === 0)).toBe(true);
    expect(progress.some(({ currentStep, completed }) => currentStep > 0 && completed === 0)).toBe(true);
    expect([1, 2, 3].every((times) => progress.some(({ completed }) => completed === times))).toBe(true);
    expect(progress.every(({ currentStep }) => currentStep < 11)).toBe(true);
  });

  it('un curso trae los mismos 11 pasos que cualquier otro', async () => {
    const handlers = fresh();
    const [one, other] = (await ask(handlers, calls.courses, {})).body;
    const steps = async (id = '') => (await ask(handlers, calls.course, { query: { id } })).body?.steps;
    expect(await steps(one?.id)).toHaveLength(11);
    expect(await steps(other?.id)).toEqual(await steps(one?.id));
    expect((await steps(one?.id))?.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('un curso que no existe es 200 con nada', async () => {
    const nothing = { status: 200, body: null };
    expect(await ask(fresh(), calls.course, { query: { id: 'otro' } })).toEqual(nothing);
    expect(await ask(fresh(), calls.advance, { body: { id: 'otro', currentStep: 1 } })).toEqual(nothing);
  });

  it('nada se hace esperar', async () => {
    const world = testWorld();
    await ask(academyHandlers(world), calls.courses, {});
    expect(world.waits).toEqual([]);
  });
});

describe('el avance', () => {
  async function unstarted() {
    const handlers = fresh();
    const { body } = await ask(handlers, calls.courses, {});
    const id = body.find(({ progress }) => progress.currentStep + progress.completed === 0)?.id ?? '';
    const go = async (currentStep: number) =>
      (await ask(handlers, calls.advance, { body: { id, currentStep } })).body?.progress;
    return { handlers, id, go };
  }

  it('queda en el paso al que se llegó', async () => {
    const { handlers, id, go } = await unstarted();
    expect(await go(4)).toEqual({ currentStep: 4, completed: 0 });
    const { body } = await ask(handlers, calls.courses, {});
    expect(body.find((course) => course.id === id)?.progress.currentStep).toBe(4);
  });

  it('pasar del último paso completa el curso una vez más, y se puede empezar de nuevo', async () => {
    const { go } = await unstarted();
    expect(await go(10)).toEqual({ currentStep: 10, completed: 0 });
    expect(await go(11)).toEqual({ currentStep: 0, completed: 1 });
    expect(await go(11)).toEqual({ currentStep: 0, completed: 2 });
  });

  it('no hay paso antes del primero', async () => {
    const { go } = await unstarted();
    expect(await go(-1)).toEqual({ currentStep: 0, completed: 0 });
  });
});
