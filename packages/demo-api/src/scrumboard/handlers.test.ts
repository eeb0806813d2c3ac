import { describe, expect, it } from 'vitest';
import { ask, NOON, testWorld } from '../testing/ask.ts';
import * as calls from './calls.ts';
import { scrumboardHandlers } from './handlers.ts';
import { LISTS_MAX, STEP } from './positions.ts';

/** The first board as it comes, with the handlers that gave it. */
async function opened() {
  const handlers = scrumboardHandlers(testWorld());
  const [summary] = (await ask(handlers, calls.boards, {})).body;
  const id = summary?.id ?? '';
  const read = async (): Promise<calls.Board> => {
    const { body } = await ask(handlers, calls.board, { query: { id } });
    if (body === null) throw new Error('The board is gone');
    return body;
  };
  return { handlers, id, read, board: await read() };
}

const first = <T>(list: readonly T[], at = 0): T => {
  const one = list[at];
  if (one === undefined) throw new Error('There is none');
  return one;
};

describe('los tableros del principio', () => {
  it('son tres, con 3, 8 y 1 personas', async () => {
    const { body } = await ask(scrumboardHandlers(testWorld()), calls.boards, {});
    expect(body.map(({ members }) => members.length)).toEqual([3, 8, 1]);
    for (const { lastActivity } of body) expect(lastActivity < NOON).toBe(true);
  });

  it('solo el primero tiene algo: cuatro listas de 4, 2, 1 y 5 tarjetas, y 5 etiquetas', async () => {
    const { handlers, board } = await opened();
    expect(board.lists.map(({ cards }) => cards.length)).toEqual([4, 2, 1, 5]);
    expect(board.labels).toHaveLength(5);
    for (const { id } of (await ask(handlers, calls.boards, {})).body.slice(1)) {
      const { body } = await ask(handlers, calls.board, { query: { id } });
      expect(body).toMatchObject({ lists: [], labels: [] });
    }
  });

  it('hay 20 personas para elegir, cada una con su id', async () => {
    const { body } = await ask(scrumboardHandlers(testWorld()), calls.members, {});
    expect(new Set(body.map(({ id }) => id)).size).toBe(20);
  });

  it('ningún id se repite', async () => {
    const { board } = await opened();
    const cards = board.lists.flatMap((list) => list.cards);
    const ids = [...board.lists, ...cards, ...board.labels].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4 + 12 + 5);
  });

  it('nada se hace esperar', async () => {
    const world = testWorld();
    await ask(scrumboardHandlers(world), calls.boards, {});
    expect(world.waits).toEqual([]);
  });

  it('los números de listas y tarjetas van de 65536 en 65536', async () => {
    const { board } = await opened();
    const steps = (many: readonly { readonly position: number }[]) =>
      many.map((_, index) => 65_536 * (index + 1));
    for (const many of [board.lists, ...board.lists.map(({ cards }) => cards)])
      expect(many.map(({ position }) => position)).toEqual(steps(many));
  });
});

describe('un tablero', () => {
  it('que no existe es 200 con nada', async () => {
    const answer = await ask(scrumboardHandlers(testWorld()), calls.board, { query: { id: 'otro' } });
    expect(answer).toEqual({ status: 200, body: null });
  });

  it('responde sus listas y tarjetas en orden, con las etiquetas enteras', async () => {
    const { handlers, read, board } = await opened();
    const [one, other] = [first(board.lists), first(board.lists, 1)];
    await ask(handlers, calls.patchLists, { body: { lists: [{ id: other.id, position: 1 }] } });
    await ask(handlers, calls.patchCard, {
      body: { id: first(one.cards, 2).id, card: { position: 1, labels: [first(board.labels, 1)] } },
    });
    const after = await read();
    expect(after.lists.map(({ id }) => id).slice(0, 2)).toEqual([other.id, one.id]);
    const [card] = first(after.lists, 1).cards;
    expect(card).toMatchObject({ id: first(one.cards, 2).id, labels: [first(board.labels, 1)] });
  });

  it('se crea, aparece entre los demás y está vacío', async () => {
    const { handlers, board } = await opened();
    const said = {
      title: 'Nuevo',
      description: null,
      icon: 'idea',
      members: board.members.slice(0, 1),
    } as const;
    const { body } = await ask(handlers, calls.createBoard, { body: { board: said } });
    expect(body).toMatchObject({ ...said, lastActivity: NOON });
    expect((await ask(handlers, calls.boards, {})).body).toHaveLength(4);
    const made = await ask(handlers, calls.board, { query: { id: body.id } });
    expect(made.body).toMatchObject({ title: 'Nuevo', lists: [], labels: [] });
  });

  it('se cambia solo en lo dicho', async () => {
    const { handlers, id, board } = await opened();
    const { body } = await ask(handlers, calls.patchBoard, {
      body: { id, board: { title: 'Otro', members: board.members.slice(1) } },
    });
    expect(body).toMatchObject({ title: 'Otro', description: board.description, icon: board.icon });
    expect(body?.members).toEqual(board.members.slice(1));
  });

  it('se elimina con todo lo suyo', async () => {
    const { handlers, id, board } = await opened();
    expect((await ask(handlers, calls.deleteBoard, { query: { id } })).body).toBe(true);
    expect((await ask(handlers, calls.board, { query: { id } })).body).toBeNull();
    expect((await ask(handlers, calls.labels, { query: { boardId: id } })).body).toEqual([]);
    const card = first(first(board.lists).cards);
    expect((await ask(handlers, calls.patchCard, { body: { id: card.id, card: {} } })).body).toBeNull();
  });

  it('recuerda cuándo cambió algo suyo por última vez', async () => {
    const { handlers, read, board } = await opened();
    expect(board.lastActivity).not.toBe(NOON);
    await ask(handlers, calls.patchList, { body: { list: { id: first(board.lists).id, title: 'Otra' } } });
    expect((await read()).lastActivity).toBe(NOON);
  });
});

describe('las listas', () => {
  it('se crean con POST, con su id', async () => {
    const { handlers, id, read } = await opened();
    const list = { boardId: id, position: 5 * STEP, title: 'Archivo' };
    const { body } = await ask(handlers, calls.createList, { body: { list } });
    expect(body).toMatchObject(list);
    expect(first((await read()).lists, 4)).toEqual({ ...list, id: body.id, cards: [] });
  });

  it('no pasan de 200 en un tablero', async () => {
    const { handlers, id, read } = await opened();
    const create = (position: number) =>
      ask(handlers, calls.createList, { body: { list: { boardId: id, position, title: 'Más' } } });
    for (let count = 4; count < LISTS_MAX; count += 1) expect((await create(count)).status).toBe(200);
    expect((await create(0)).status).toBe(422);
    expect((await read()).lists).toHaveLength(200);
  });

  it('se cambian con PATCH, una o varias', async () => {
    const { handlers, read, board } = await opened();
    const [one, other] = [first(board.lists), first(board.lists, 1)];
    const single = await ask(handlers, calls.patchList, {
      body: { list: { id: one.id, title: 'Pendiente' } },
    });
    expect(single.body).toMatchObject({ title: 'Pendiente', position: one.position });
    const lists = [
      { id: one.id, position: 7 * STEP },
      { id: other.id, position: 6 * STEP },
      { id: 'otra', position: STEP },
    ];
    const several = await ask(handlers, calls.patchLists, { body: { lists } });
    expect(several.body.map(({ position }) => position)).toEqual([7 * STEP, 6 * STEP]);
    expect((await read()).lists.map(({ id }) => id).slice(-2)).toEqual([other.id, one.id]);
  });

  it('se eliminan con sus tarjetas, y la respuesta es true', async () => {
    const { handlers, read, board } = await opened();
    const list = first(board.lists);
    expect((await ask(handlers, calls.deleteList, { query: { id: list.id } })).body).toBe(true);
    expect((await read()).lists.map(({ cards }) => cards.length)).toEqual([2, 1, 5]);
    const card = { id: first(list.cards).id, card: { title: 'Sigue' } };
    expect((await ask(handlers, calls.patchCard, { body: card })).body).toBeNull();
  });
});

describe('las tarjetas', () => {
  it('se crean con PUT, sin descripción, etiquetas ni fecha', async () => {
    const { handlers, id, board } = await opened();
    const card = { boardId: id, listId: first(board.lists).id, position: 9 * STEP, title: 'Nueva' };
    const { body } = await ask(handlers, calls.createCard, { body: { card } });
    expect(body).toEqual({ ...card, id: body.id, description: null, labels: [], dueDate: null });
  });

  it('se cambian con PATCH {id, card}: toma etiquetas enteras, y lo no dicho queda', async () => {
    const { handlers, board } = await opened();
    const card = first(first(board.lists).cards);
    const { body } = await ask(handlers, calls.patchCard, {
      body: { id: card.id, card: { labels: [...board.labels], dueDate: '2026-03-20' } },
    });
    expect(body).toEqual({ ...card, labels: board.labels, dueDate: '2026-03-20' });
  });

  it('varias a la vez pasan de una lista a otra', async () => {
    const { handlers, read, board } = await opened();
    const [from, to] = [first(board.lists), first(board.lists, 1)];
    const cards = from.cards.map(({ id }, index) => ({ id, listId: to.id, position: index + 1 }));
    await ask(handlers, calls.patchCards, { body: { cards } });
    const after = await read();
    expect(first(after.lists).cards).toEqual([]);
    expect(first(after.lists, 1).cards.map(({ id }) => id)).toEqual([
      ...from.cards.map(({ id }) => id),
      ...to.cards.map(({ id }) => id),
    ]);
  });

  it('card/positions les da el orden en que vienen, de paso en paso', async () => {
    const { handlers, read, board } = await opened();
    const cards = first(board.lists).cards.toReversed();
    const { body } = await ask(handlers, calls.orderCards, { body: { cards: [{ id: 'otra' }, ...cards] } });
    expect(body.map(({ position }) => position)).toEqual([STEP, 2 * STEP, 3 * STEP, 4 * STEP]);
    expect(first((await read()).lists).cards.map(({ id }) => id)).toEqual(cards.map(({ id }) => id));
  });

  it('se eliminan, y la respuesta es true', async () => {
    const { handlers, read, board } = await opened();
    const { id } = first(first(board.lists).cards);
    expect((await ask(handlers, calls.deleteCard, { query: { id } })).body).toBe(true);
    expect(first((await read()).lists).cards).toHaveLength(3);
  });
});

describe('las etiquetas', () => {
  it('son las del tablero que se pide', async () => {
    const { handlers, id, board } = await opened();
    expect((await ask(handlers, calls.labels, { query: { boardId: id } })).body).toEqual(board.labels);
    expect((await ask(handlers, calls.labels, { query: { boardId: 'otro' } })).body).toEqual([]);
  });

  it('se crean con PUT y se cambian con PATCH {id, label}', async () => {
    const { handlers, id, board } = await opened();
    const made = await ask(handlers, calls.createLabel, { body: { label: { boardId: id, title: 'Legal' } } });
    expect(made.body).toMatchObject({ boardId: id, title: 'Legal' });
    const label = first(board.labels);
    const patched = await ask(handlers, calls.patchLabel, {
      body: { id: label.id, label: { title: 'Dibujo' } },
    });
    expect(patched.body).toEqual({ ...label, title: 'Dibujo' });
  });

  it('al eliminarla se va también de las tarjetas, y la respuesta es true', async () => {
    const { handlers, read, board } = await opened();
    const used = first(first(first(board.lists).cards).labels);
    expect((await ask(handlers, calls.deleteLabel, { query: { id: used.id } })).body).toBe(true);
    const after = await read();
    expect(after.labels).toHaveLength(4);
    const left = after.lists.flatMap(({ cards }) => cards.flatMap(({ labels }) => labels));
    expect(left.map(({ id }) => id)).not.toContain(used.id);
    expect(left.length).toBeGreaterThan(5);
  });
});
