import { describe, expect, it } from 'vitest';
import { ask, testWorld } from '../testing/ask.ts';
import { type ContactChanges, contactCalls } from './calls.ts';
import { contactsHandlers } from './handlers.ts';

const NOBODY = { query: { id: 'nadie' } };

function open() {
  const world = testWorld();
  const handlers = contactsHandlers(world);
  return {
    world,
    all: async () => (await ask(handlers, contactCalls.all, {})).body,
    search: async (query: string) =>
      (await ask(handlers, contactCalls.search, { query: { query } })).body.map(({ name }) => name),
    contact: async (id: string) => (await ask(handlers, contactCalls.contact, { query: { id } })).body,
    create: async () => (await ask(handlers, contactCalls.create, {})).body,
    save: async (id: string, contact: ContactChanges) =>
      (await ask(handlers, contactCalls.save, { body: { id, contact } })).body,
    remove: async (id: string) => (await ask(handlers, contactCalls.remove, { query: { id } })).body,
    countries: async () => (await ask(handlers, contactCalls.countries, {})).body,
    tags: async () => (await ask(handlers, contactCalls.tags, {})).body,
    handlers,
  };
}

async function someone() {
  const sample = open();
  const [contact] = await sample.all();
  if (contact === undefined) throw new Error('There is nobody');
  return { ...sample, contact, id: contact.id };
}

describe('los datos', () => {
  it('son unos noventa contactos, con identificadores y nombres propios', async () => {
    const all = await open().all();
    expect(all).toHaveLength(90);
    expect(new Set(all.map(({ id }) => id)).size).toBe(90);
    expect(new Set(all.map(({ name }) => name)).size).toBe(90);
  });

  it('cada uno tiene al menos un correo, de uno a tres teléfonos y alguna etiqueta', async () => {
    const { all, tags, countries } = open();
    const known = new Set((await tags()).map(({ id }) => id));
    const isos = new Set((await countries()).map(({ iso }) => iso));
    for (const { emails, phoneNumbers, tags: own } of await all()) {
      expect(emails.length).toBeGreaterThanOrEqual(1);
      expect(phoneNumbers.length).toBeGreaterThanOrEqual(1);
      expect(phoneNumbers.length).toBeLessThanOrEqual(3);
      expect(own.length).toBeGreaterThanOrEqual(1);
      expect(own.every((id) => known.has(id))).toBe(true);
      expect(new Set(own).size).toBe(own.length);
      expect(phoneNumbers.every(({ country }) => isos.has(country))).toBe(true);
      expect(emails.every(({ email }) => email.endsWith('.example'))).toBe(true);
    }
  });

  it('los correos se llaman Personal o Work; los teléfonos, Mobile, Work o Home', async () => {
    const all = await open().all();
    const emails = all.flatMap((contact) => contact.emails.map(({ label }) => label));
    const phones = all.flatMap((contact) => contact.phoneNumbers.map(({ label }) => label));
    expect(new Set(emails)).toEqual(new Set(['Personal', 'Work']));
    expect(new Set(phones)).toEqual(new Set(['Mobile', 'Work', 'Home']));
  });

  it('a algunos les faltan la foto, la portada, el cumpleaños, la dirección o las notas', async () => {
    const all = await open().all();
    for (const part of ['avatar', 'background', 'birthday', 'address', 'notes'] as const) {
      expect(all.some((contact) => contact[part] === null)).toBe(true);
      expect(all.some((contact) => contact[part] !== null)).toBe(true);
    }
  });

  it('son siete etiquetas', async () => {
    expect((await open().tags()).map(({ title }) => title)).toEqual([
      'Work',
      'Friend',
      'Family',
      'High School',
      'College',
      'Baseball Team',
      'Band',
    ]);
  });

  it('son unos 240 países, cada uno con su código de marcar', async () => {
    const countries = await open().countries();
    expect(countries.length).toBeGreaterThan(235);
    expect(countries.length).toBeLessThan(250);
    for (const part of ['id', 'iso', 'name', 'flagImagePos'] as const)
      expect(new Set(countries.map((country) => country[part])).size).toBe(countries.length);
    for (const { iso, code, flagImagePos } of countries) {
      expect(iso).toMatch(/^[a-z]{2}$/);
      expect(code).toMatch(/^\+[1-9]\d{0,3}$/);
      expect(flagImagePos).toMatch(/^-\d+px -\d+px$/);
    }
    expect(countries.find(({ iso }) => iso === 'gt')).toMatchObject({ name: 'Guatemala', code: '+502' });
  });

  it('nada espera', async () => {
    const { all, world } = open();
    await all();
    expect(world.waits).toEqual([]);
  });
});

describe('los contactos', () => {
  it('vienen en orden de nombre', async () => {
    const names = (await open().all()).map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'es')));
  });

  it('se buscan por un trozo del nombre, con cualquier mayúscula y sin acentos', async () => {
    const { search } = open();
    const found = await search('oSCa');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((name) => name.includes('Óscar') || name.includes('Escobar'))).toBe(true);
    expect(found).toEqual([...found].sort((a, b) => a.localeCompare(b, 'es')));
    expect(await search('zzz')).toEqual([]);
  });

  it('sin nada escrito la búsqueda los da todos', async () => {
    const { search, all } = open();
    expect(await search('')).toEqual((await all()).map(({ name }) => name));
  });

  it('uno se pide por su identificador; el que no está es nada', async () => {
    const { handlers, contact, id } = await someone();
    expect(await ask(handlers, contactCalls.contact, { query: { id } })).toEqual({
      status: 200,
      body: contact,
    });
    expect(await ask(handlers, contactCalls.contact, NOBODY)).toEqual({ status: 200, body: null });
  });

  it('uno nuevo se llama «New Contact» y trae el cargo y la empresa vacíos en un objeto', async () => {
    const { create, contact } = open();
    const created = await create();
    expect(created).toEqual({
      id: created.id,
      avatar: null,
      background: null,
      name: 'New Contact',
      emails: [],
      phoneNumbers: [],
      job: { title: '', company: '' },
      birthday: null,
      address: null,
      notes: null,
      tags: [],
    });
    expect(await contact(created.id)).toEqual(created);
  });

  it('los nuevos quedan delante de los que había con su nombre', async () => {
    const { create, all } = open();
    const [first, second] = [await create(), await create()];
    const news = (await all()).filter(({ name }) => name === 'New Contact');
    expect(news.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it('guardar cambia solo lo que se manda', async () => {
    const { save, contact, id, ...sample } = await someone();
    expect(await save(id, { name: 'Zoila' })).toEqual({ ...contact, name: 'Zoila' });
    expect((await sample.all()).at(-1)?.name).toBe('Zoila');
    expect(await save('nadie', { name: 'Zoila' })).toBeNull();
  });

  it('guardar un contacto nuevo con su cargo lo deja como los demás', async () => {
    const { save, create } = open();
    const { id } = await create();
    expect(await save(id, { name: 'Zoila' })).toHaveProperty('job');
    const saved = await save(id, { title: 'Contadora', company: '' });
    expect(saved).toMatchObject({ title: 'Contadora', company: '' });
    expect(saved).not.toHaveProperty('job');
  });

  it('eliminar uno responde que sí, y ya no está; lo que no está no quita a otro', async () => {
    const { remove, id, all, handlers } = await someone();
    expect(await remove(id)).toBe(true);
    expect((await ask(handlers, contactCalls.contact, { query: { id } })).body).toBeNull();
    expect(await remove(id)).toBeNull();
    expect(await all()).toHaveLength(89);
  });

  it('la foto se guarda como dirección de datos', async () => {
    const { handlers, id, contact } = await someone();
    const avatar = new File([Uint8Array.of(137, 80, 78, 71)], 'yo.png', { type: 'image/png' });
    const { body } = await ask(handlers, contactCalls.avatar, { form: { id, avatar } });
    expect(body).toEqual({ ...contact, avatar: 'data:image/png;base64,iVBORw==' });
    const { body: none } = await ask(handlers, contactCalls.avatar, { form: { id: 'nadie', avatar } });
    expect(none).toBeNull();
  });

  it('al volver a cargar todo está como al principio', async () => {
    const { remove, id } = await someone();
    await remove(id);
    expect(await open().all()).toHaveLength(90);
  });
});

describe('las etiquetas', () => {
  it('una nueva se crea con su título', async () => {
    const { handlers, tags } = open();
    const { body: created } = await ask(handlers, contactCalls.createTag, {
      body: { tag: { title: 'Coro' } },
    });
    expect(created).toEqual({ id: created.id, title: 'Coro' });
    expect((await tags()).at(-1)).toEqual(created);
  });

  it('una se cambia de título; la que no está, no', async () => {
    const { handlers, tags } = open();
    const [tag] = await tags();
    const rename = async (id: string) =>
      (await ask(handlers, contactCalls.saveTag, { body: { id, tag: { title: 'Oficina' } } })).body;
    expect(await rename(tag?.id ?? '')).toEqual({ id: tag?.id, title: 'Oficina' });
    expect((await tags())[0]?.title).toBe('Oficina');
    expect(await rename('nadie')).toBeNull();
  });

  it('eliminar una la quita de todos los contactos que la tenían, y de nadie las otras', async () => {
    const { handlers, contact, all } = await someone();
    const [id = ''] = contact.tags;
    const before = await all();
    const { body } = await ask(handlers, contactCalls.removeTag, { query: { id } });
    expect(body).toBe(true);
    expect((await all()).map(({ tags }) => tags)).toEqual(
      before.map(({ tags }) => tags.filter((tag) => tag !== id)),
    );
    expect((await ask(handlers, contactCalls.tags, {})).body).toHaveLength(6);
    expect((await ask(handlers, contactCalls.removeTag, NOBODY)).body).toBeNull();
  });
});
