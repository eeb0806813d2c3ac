import { describe, expect, it } from 'vitest';
import { ask, NOON, testWorld } from '../testing/ask.ts';
import { helpCalls } from './calls.ts';
import { helpCenterHandlers } from './handlers.ts';

const help = () => helpCenterHandlers(testWorld());

describe('las preguntas', () => {
  it('sin slug son las cinco categorías con las suyas', async () => {
    const { body } = await ask(help(), helpCalls.faqs, { query: {} });
    expect(body.map(({ slug, faqs }) => [slug, faqs.length])).toEqual([
      ['most-asked', 5],
      ['general-inquiries', 6],
      ['licenses', 5],
      ['payments', 6],
      ['support', 7],
    ]);
    for (const { id, faqs } of body) expect(faqs.every(({ categoryId }) => categoryId === id)).toBe(true);
  });

  it('con slug, la lista de una; si no existe, ninguna', async () => {
    const one = await ask(help(), helpCalls.faqs, { query: { slug: 'licenses' } });
    expect(one.body.map(({ title }) => title)).toEqual(['Licenses']);
    expect(await ask(help(), helpCalls.faqs, { query: { slug: 'otra' } })).toEqual({ status: 200, body: [] });
  });
});

describe('las guías', () => {
  it('sin slug cada categoría dice cuántas tiene y cuántas muestra: hasta cinco', async () => {
    const { body } = await ask(help(), helpCalls.guides, { query: {} });
    expect(
      body.map(({ slug, totalGuides, visibleGuides, guides }) => [
        slug,
        totalGuides,
        visibleGuides,
        guides.length,
      ]),
    ).toEqual([
      ['getting-started', 4, 4, 4],
      ['projects', 8, 5, 5],
      ['settings', 5, 5, 5],
      ['payments', 4, 4, 4],
      ['your-account', 6, 5, 5],
    ]);
  });

  it('el límite es el que se pida', async () => {
    const { body } = await ask(help(), helpCalls.guides, { query: { limit: '2' } });
    expect(body.map(({ guides }) => guides.length)).toEqual([2, 2, 2, 2, 2]);
  });

  it('con slug, todas las suyas, y sin su contenido; si no existe, ninguna', async () => {
    const { body } = await ask(help(), helpCalls.guides, { query: { slug: 'projects' } });
    expect(body).toHaveLength(1);
    expect(body[0]?.guides).toHaveLength(8);
    expect(JSON.stringify(body)).not.toContain('content');
    expect((await ask(help(), helpCalls.guides, { query: { slug: 'otra' } })).body).toEqual([]);
  });

  it('una guía llega dentro de su categoría, con su contenido', async () => {
    const { body } = await ask(help(), helpCalls.guide, {
      query: { categorySlug: 'payments', guideSlug: 'programar-pagos' },
    });
    expect(body?.slug).toBe('payments');
    expect(body?.guides.map(({ title }) => title)).toEqual(['Programar pagos que se repiten']);
    expect(body?.guides[0]?.content).toContain('<h2>Feriados</h2>');
  });

  it('la que no existe, o está en otra categoría, se responde sin nada', async () => {
    for (const [categorySlug, guideSlug] of [
      ['payments', 'otra'],
      ['otra', 'programar-pagos'],
      ['settings', 'programar-pagos'],
    ] as const)
      expect(await ask(help(), helpCalls.guide, { query: { categorySlug, guideSlug } })).toEqual({
        status: 200,
        body: null,
      });
  });

  it('cada una tiene su id, su dirección y su propio contenido', async () => {
    const categories = (await ask(help(), helpCalls.guides, { query: { limit: '100' } })).body;
    const all = await Promise.all(
      categories.flatMap(({ slug, guides }) =>
        guides.map(async (guide) => {
          const query = { categorySlug: slug, guideSlug: guide.slug };
          const [whole] = (await ask(help(), helpCalls.guide, { query })).body?.guides ?? [];
          return whole;
        }),
      ),
    );
    expect(all).toHaveLength(27);
    for (const part of ['id', 'slug', 'title', 'subtitle', 'content'] as const)
      expect(new Set(all.map((guide) => guide?.[part])).size).toBe(27);
  });
});

describe('la búsqueda', () => {
  const search = async (query: string) => (await ask(help(), helpCalls.search, { query: { query } })).body;

  it('halla preguntas y guías por cualquiera de sus palabras, sin acentos ni mayúsculas', async () => {
    const { faqs, guides } = await search('CONTRASEÑA  codigos');
    expect(faqs).toEqual([]);
    expect(guides.map(({ categorySlug, slug }) => `${categorySlug}/${slug}`)).toEqual([
      'getting-started/entrar-por-primera-vez',
    ]);
    expect((await search('asamblea')).faqs).toHaveLength(2);
  });

  it('el marcado no es parte del texto, y sin palabras no hay nada', async () => {
    expect((await search('blockquote')).guides).toEqual([]);
    expect(await search('  ')).toEqual({ faqs: [], guides: [] });
  });
});

describe('lo que se dice y se envía', () => {
  it('si una guía sirvió se conserva, y se puede cambiar', async () => {
    const handlers = help();
    const heard = async (guideId: string) =>
      (await ask(handlers, helpCalls.feedback, { query: { guideId } })).body.helpful;
    await ask(handlers, helpCalls.giveFeedback, { body: { guideId: 'una', helpful: true } });
    expect([await heard('una'), await heard('otra')]).toEqual([true, null]);
    await ask(handlers, helpCalls.giveFeedback, { body: { guideId: 'una', helpful: false } });
    expect(await heard('una')).toBe(false);
  });

  it('las solicitudes quedan con su hora, la última primero, y una recarga comienza de nuevo', async () => {
    const handlers = help();
    const request = { name: 'Nidia Noj', email: 'nidia@ceiba.example', subject: 'Uno', message: 'Hola.' };
    await ask(handlers, helpCalls.sendRequest, { body: request });
    const { body: last } = await ask(handlers, helpCalls.sendRequest, {
      body: { ...request, subject: 'Dos' },
    });
    expect(last).toEqual({ ...request, subject: 'Dos', id: last.id, sentAt: NOON });
    const { body } = await ask(handlers, helpCalls.sentRequests, {});
    expect(body.map(({ subject }) => subject)).toEqual(['Dos', 'Uno']);
    expect((await ask(help(), helpCalls.sentRequests, {})).body).toEqual([]);
  });
});
