// The story in the real ledger.
import { listarAtajos } from '@cuadra/contract/escritorio/atajos';
import { listarChats } from '@cuadra/contract/escritorio/chat';
import { listarMensajes } from '@cuadra/contract/escritorio/mensajes';
import { verNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { personasDeLaHistoria } from '../cajas/cajas-demo.ts';
import { dotacionEnTransito } from '../cajas/pendientes.ts';
import { cargarInstitucionDemo } from '../cargar.ts';
import { contarHistoria } from './contar-historia.ts';

let app: AplicacionDePrueba;

beforeAll(async () => {
  app = await aplicacionDePrueba({ historia: true });
});

afterAll(() => app.cerrar());

const ejercicios = (db: AplicacionDePrueba['db']) =>
  db
    .selectFrom('ejercicio')
    .select(['anio', 'estado', 'ultimoNumero', 'ultimaHuella'])
    .orderBy('anio')
    .execute();

test('carga todas las partidas hasta ayer, numeradas en orden de fecha', async () => {
  const historia = [...contarHistoria(Temporal.PlainDate.from('2026-11-15'))];
  const contadas = historia.flatMap(({ partidas }) => partidas);
  const filas = await app.db
    .selectFrom('partida')
    .select(['id', 'fecha'])
    .orderBy('ejercicio')
    .orderBy('numero')
    .execute();
  // The cash that is on its way since the last working day comes after all of them.
  const todas = [...contadas, dotacionEnTransito('2026-11-14').partida];
  expect(filas).toEqual(todas.map(({ id, fecha }) => ({ id, fecha })));
});

test('dos cargas dan los mismos libros, hasta la última huella', async () => {
  const otra = await aplicacionDePrueba({ demo: false });
  try {
    await cargarInstitucionDemo(otra.plataforma, { historia: true });
    expect(await ejercicios(otra.db)).toEqual(await ejercicios(app.db));
  } finally {
    await otra.cerrar();
  }
});

describe('los periodos', () => {
  test('los dos ejercicios completos están cerrados y el corriente abierto', async () => {
    const estados = (await ejercicios(app.db)).map(({ anio, estado }) => [anio, estado]);
    expect(estados).toEqual([
      [2024, 'cerrado'],
      [2025, 'cerrado'],
      [2026, 'abierto'],
    ]);
  });

  test('del corriente quedan abiertos este mes, el anterior y los que vienen', async () => {
    const abiertos = await app.db
      .selectFrom('periodo')
      .select(['anio', 'mes'])
      .distinct()
      .where('estado', '<>', 'cerrado')
      .orderBy('anio')
      .orderBy('mes')
      .execute();
    expect(abiertos).toEqual([10, 11, 12].map((mes) => ({ anio: 2026, mes })));
  });
});

test('los saldos guardados son la suma de las líneas', async () => {
  const { rows } = await sql`
    select id_cuenta, agencia, fecha, sum(debe)::bigint as debe, sum(haber)::bigint as haber
    from linea group by id_cuenta, agencia, fecha
    except select id_cuenta, agencia, fecha, debe, haber from saldo_diario`.execute(app.db);
  expect(rows).toEqual([]);
});

test('en los escritorios hay borradores por terminar, por aprobar y por corregir, del mes corriente', async () => {
  const borradores = await app.db
    .selectFrom('borrador')
    .select(['estado', 'fecha', 'motivo'])
    .orderBy('estado')
    .orderBy('fecha', 'desc')
    .execute();
  expect(borradores).toEqual([
    { estado: 'borrador', fecha: '2026-11-14', motivo: null },
    { estado: 'borrador', fecha: '2026-11-13', motivo: null },
    { estado: 'en_revision', fecha: '2026-11-13', motivo: null },
    { estado: 'en_revision', fecha: '2026-11-12', motivo: null },
    { estado: 'rechazada', fecha: '2026-11-11', motivo: expect.stringContaining('IVA') },
  ]);
});

describe('el escritorio de cada quien', () => {
  const AYER_AL_TERMINAR = '2026-11-16T06:00:00.000Z';
  const como = async (correo: string) => ({ token: await app.entrar(correo) });

  test.each(personasDeLaHistoria.map(({ correo }) => correo))(
    '%s tiene atajos a sus pantallas, algo que leer y con quién hablar',
    async (correo) => {
      const quien = await como(correo);
      const { cuerpo: navegacion } = await app.llamar(verNavegacion, {}, quien);
      const enlaces = navegacion.default.flatMap(({ children = [] }) => children.map(({ link }) => link));
      const { cuerpo: atajos } = await app.llamar(listarAtajos, {}, quien);
      expect(atajos.length).toBeGreaterThan(0);
      expect(atajos.filter(({ link }) => !enlaces.includes(link))).toEqual([]);
      const { cuerpo: mensajes } = await app.llamar(listarMensajes, {}, quien);
      expect(mensajes.some(({ read }) => !read)).toBe(true);
      const { cuerpo: notificaciones } = await app.llamar(listarNotificaciones, {}, quien);
      const { cuerpo: chats } = await app.llamar(listarChats, {}, quien);
      expect(chats.some(({ lastMessage }) => lastMessage !== null)).toBe(true);
      const instantes = [
        ...[...mensajes, ...notificaciones].map(({ time }) => time),
        ...chats.flatMap(({ lastMessageAt }) => lastMessageAt ?? []),
      ];
      expect(instantes.filter((instante) => instante >= AYER_AL_TERMINAR)).toEqual([]);
    },
  );

  test('lo que se notifica existe: cada enlace abre su partida o su borrador', async () => {
    const { cuerpo: delContador } = await app.llamar(
      listarNotificaciones,
      {},
      await como('contador@cuadra.demo'),
    );
    const porAprobar = delContador.filter(({ title }) => title === 'Partida por aprobar');
    expect(porAprobar.map(({ read }) => read)).toEqual([false, false]);
    const { rows: rotos } = await sql`
      select enlace from aviso where enlace like '%?partida=%' and not exists (
        select from partida where partida.id::text = split_part(enlace, '=', 2)
        union all select from borrador where borrador.id::text = split_part(enlace, '=', 2))`.execute(app.db);
    expect(rotos).toEqual([]);
  });

  test('el motivo del rechazo le llega al auxiliar de parte de quien revisó', async () => {
    const { cuerpo } = await app.llamar(listarMensajes, {}, await como('auxiliar@cuadra.demo'));
    const rechazo = cuerpo.find(({ description }) => description.includes('IVA'));
    expect(rechazo).toMatchObject({ title: 'Carlos Enrique Xol Pop', read: false });
  });
});

test('sin pedirla, los libros de prueba están vacíos', async () => {
  const vacia = await aplicacionDePrueba();
  try {
    expect(await ejercicios(vacia.db)).toEqual([]);
  } finally {
    await vacia.cerrar();
  }
});
