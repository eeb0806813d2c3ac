// The life of a cheque: written with its partida, taken by somebody, paid by the bank or ended some other way; and each number once.
import { randomUUID } from 'node:crypto';
import * as contrato from '@cuadra/contract/contabilidad/bancos/cheques';
import { crearPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import { revertirPartida } from '@cuadra/contract/contabilidad/reversion';
import type { CallOf, Endpoint, ResponseOf } from '@cuadra/contract/endpoint';
import { CERO, centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { autorizar } from '#control/testing/con-otra-persona.ts';
import {
  DE_BANRURAL,
  GASTOS,
  type MundoDeBancos,
  mundoDeBancos,
  type Persona,
} from '../testing/mundo-de-bancos.ts';

const POR_PAGAR = '30510102';
const ENERGIA = '70619901';

let m: MundoDeBancos;
let numero = 1_000;
beforeAll(async () => {
  m = await mundoDeBancos();
});
afterAll(() => m.cerrar());
beforeEach(() => {
  numero++;
});

const pedido = (cambios: object = {}) => ({
  ...{ numero, fecha: '2026-11-10', beneficiario: 'Ferretería El Centro', concepto: `Pintura ${numero}` },
  lineas: [
    { idCuenta: GASTOS, monto: 300_00, concepto: 'Pintura' },
    { idCuenta: ENERGIA, monto: 50_00 },
  ],
  ...cambios,
});

const emitir = (cambios: object = {}, llave?: string) =>
  pedir(contrato.emitirCheque, { params: { id: m.banrural }, body: pedido(cambios) }, m.contador, llave);

/** What is answered; what is refused, as an error with its code. */
async function pedir<E extends Endpoint>(
  endpoint: E,
  call: CallOf<E>,
  quien: Persona,
  llave?: string,
): Promise<ResponseOf<E>> {
  const opciones = { token: quien.token, ...(llave === undefined ? {} : { llave }) };
  const { status, cuerpo, problema } = await m.llamar(endpoint, call, opciones);
  if (status >= 400) throw Object.assign(new Error(JSON.stringify(problema)), { codigo: problema.codigo });
  return cuerpo;
}

const ver = (id: string) => pedir(contrato.verCheque, { params: { id } }, m.auditor);

/** What a partida and its reversal moved of the account, with what is pending. */
async function movimientosDe(partida: string) {
  const { rows } = await sql<{ monto: number; pendiente: number }>`
    select m.monto, m.pendiente from movimiento_de_banco m join partida p on p.id = m.partida
    where p.id = ${partida}::uuid or p.revierte = ${partida}::uuid order by m.monto`.execute(m.db);
  return rows;
}

describe('más allá de lo que uno hace', () => {
  it('lo autoriza otra persona, también si parece repetido, y la partida dice con cuál', async () => {
    const lineas = [{ idCuenta: GASTOS, monto: 10_000_01, concepto: 'Pintura' }];
    const fecha = '2026-11-02';
    const emitirComo = (autorizacion?: string, quien: Persona = m.auxiliar) =>
      m.llamar(
        contrato.emitirCheque,
        { params: { id: m.banrural }, body: pedido({ lineas, fecha, motivo: 'Llegó tarde' }) },
        { token: quien.token, llave: randomUUID(), autorizacion },
      );
    expect((await emitirComo()).problema.codigo).toBe('AUTORIZACION_REQUERIDA');
    const id = await autorizar(m, m.contador, emitirComo);
    const { status, cuerpo } = await emitirComo(id);
    expect([status, cuerpo.monto]).toEqual([201, 10_000_01]);
    const { operacion, autorizacion } = await m.db
      .selectFrom('partida')
      .select(['operacion', 'autorizacion'])
      .where('id', '=', cuerpo.partida?.id ?? '')
      .executeTakeFirstOrThrow();
    expect([operacion, autorizacion]).toEqual(['cheque', id]);
  });
});

describe('emitir', () => {
  it('contabiliza su partida contra lo que paga y lo anota', async () => {
    const cheque = await emitir();
    expect(cheque).toMatchObject({
      ...{ numero, monto: 350_00, estado: 'emitido', vencido: false, cobradoEn: null },
      ...{ cuentaBancaria: { id: m.banrural }, emitidoPor: { id: m.contador.id } },
    });
    const { rows } = await sql<object>`
      select p.tipo, p.origen, p.concepto, l.id_cuenta, l.debe, l.haber, l.documento
      from partida p join linea l on l.ejercicio = p.ejercicio and l.numero = p.numero
      where p.id = ${cheque.partida?.id}::uuid order by l.n`.execute(m.db);
    const suya = { tipo: 'egreso', origen: 'banco', documento: String(numero) };
    expect(rows).toEqual([
      expect.objectContaining({ ...suya, idCuenta: GASTOS, debe: 300_00, haber: 0 }),
      expect.objectContaining({ ...suya, idCuenta: ENERGIA, debe: 50_00 }),
      expect.objectContaining({ ...suya, idCuenta: DE_BANRURAL, haber: 350_00 }),
    ]);
    expect(await movimientosDe(cheque.partida?.id ?? '')).toEqual([{ monto: -350_00, pendiente: -350_00 }]);
  });

  it('un número es de un solo cheque, y lo negado no deja partida', async () => {
    await emitir();
    const { rows: antes } = await sql`select count(*) from partida`.execute(m.db);
    await expect(emitir({ concepto: 'Otra cosa' })).rejects.toMatchObject({ codigo: 'CHEQUE_REPETIDO' });
    expect((await sql`select count(*) from partida`.execute(m.db)).rows).toEqual(antes);
  });

  it('la misma llave responde el mismo cheque', async () => {
    const primero = await emitir({}, 'llave-de-cheque');
    expect(await emitir({}, 'llave-de-cheque')).toEqual(primero);
    await expect(emitir({ beneficiario: 'Otra persona' }, 'llave-de-cheque')).rejects.toMatchObject({
      codigo: 'LLAVE_REUTILIZADA',
    });
  });

  it.each([
    ['la de un banco', DE_BANRURAL, 'CUENTA_DE_BANCO'],
    ['una de mayor', '1011', 'CUENTA_NO_DETALLE'],
    ['una que no existe', '9999999999', 'CUENTA_NO_EXISTE'],
  ])('no paga contra %s', async (_, idCuenta, codigo) => {
    await expect(emitir({ lineas: [{ idCuenta, monto: 10_00 }] })).rejects.toMatchObject({ codigo });
  });
});

describe('su vida', () => {
  it('se entrega a alguien, y quien lo vio antes no lo cambia', async () => {
    const { id } = await emitir();
    const entregar = (version: number) =>
      pedir(
        contrato.entregarCheque,
        {
          params: { id },
          body: { version, a: 'Rosa Pop', documento: '2345 67890 1601', en: '2026-11-12' },
        },
        m.auxiliar,
      );
    expect(await entregar(0)).toMatchObject({ estado: 'entregado', entregadoA: 'Rosa Pop', version: 1 });
    await expect(entregar(0)).rejects.toMatchObject({ codigo: 'CONFLICTO_DE_EDICION' });
    await expect(entregar(1)).rejects.toMatchObject({ codigo: 'ESTADO_NO_ADMITE' });
  });

  it('lo cobra el banco y nadie más: al cruzarse está cobrado, al deshacerse vuelve a lo que era', async () => {
    const { id, partida } = await emitir();
    const [linea = ''] = await m.traer(m.banrural, { fecha: '2026-11-14', monto: -350_00, texto: 'CHEQUE' });
    const { rows } = await sql<{ id: string }>`
      select id from movimiento_de_banco where partida = ${partida?.id}::uuid`.execute(m.db);
    const cruce = await m.cruzar(m.banrural, [linea], [rows[0]?.id ?? '']);
    expect(await ver(id)).toMatchObject({ estado: 'cobrado', cobradoEn: '2026-11-14' });
    await expect(anular(id, 1)).rejects.toMatchObject({ codigo: 'ESTADO_NO_ADMITE' });
    await m.deshacer(cruce);
    expect(await ver(id)).toMatchObject({ estado: 'emitido', cobradoEn: null });
  });
});

const anular = (id: string, version: number, quien = m.contador2) =>
  pedir(
    contrato.anularCheque,
    {
      params: { id },
      body: { version, fecha: '2026-11-15', motivo: 'Se perdió' },
    },
    quien,
  );

describe('terminar sin cobrarse', () => {
  it('anulado: su partida se revierte y las dos se cruzan, y nada queda pendiente', async () => {
    const { id, partida } = await emitir();
    expect(await anular(id, 0)).toMatchObject({ estado: 'anulado', motivo: 'Se perdió' });
    expect(await movimientosDe(partida?.id ?? '')).toEqual([
      { monto: -350_00, pendiente: 0 },
      { monto: 350_00, pendiente: 0 },
    ]);
    await expect(anular(id, 1)).rejects.toMatchObject({ codigo: 'ESTADO_NO_ADMITE' });
  });

  it('quien solo concilia no anula', async () => {
    const { id } = await emitir();
    await expect(anular(id, 0, m.auxiliar)).rejects.toMatchObject({ codigo: 'SIN_PERMISO' });
  });

  it('dos que lo anulan a la vez: una reversión', async () => {
    const { id, partida } = await emitir();
    const intentos = await Promise.allSettled([anular(id, 0), anular(id, 0, m.contador)]);
    expect(intentos.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await movimientosDe(partida?.id ?? '')).toHaveLength(2);
  });

  it('caduco: solo el vencido, contra la cuenta que se elige', async () => {
    const caducar = (id: string) =>
      pedir(
        contrato.caducarCheque,
        {
          params: { id },
          body: { version: 0, fecha: '2026-11-15', idCuenta: POR_PAGAR, motivo: 'Nadie lo cobró' },
        },
        m.contador,
      );
    const { id: reciente } = await emitir();
    await expect(caducar(reciente)).rejects.toMatchObject({ codigo: 'CHEQUE_INVALIDO' });
    numero++;
    const { id } = await emitir({ fecha: '2026-10-02' });
    await m.cambiar((tx) =>
      tx.updateTable('cuentaBancaria').set({ caducidadDias: 30 }).where('id', '=', m.banrural).execute(),
    );
    expect(await ver(id)).toMatchObject({ estado: 'emitido', vencido: true });
    expect(await caducar(id)).toMatchObject({ estado: 'caduco', vencido: false });
    const { rows } = await sql<{ pendiente: number }>`
      select m.pendiente from movimiento_de_banco m where m.documento = ${String(numero)} order by m.monto`.execute(
      m.db,
    );
    expect(rows).toEqual([{ pendiente: 0 }, { pendiente: 0 }]);
    await m.exigirIdentidad(m.banrural, '2026-11-16');
  });
});

describe('los que ya están en los libros', () => {
  const anotar = (movimiento: string) =>
    pedir(
      contrato.anotarCheque,
      {
        params: { id: movimiento },
        body: { numero, beneficiario: 'Librería Cobán', concepto: 'Papelería' },
      },
      m.auxiliar,
    );

  it('se anotan una vez, y solo lo que sale', async () => {
    const [sale = '', entra = ''] = await m.registrarEnLibros(
      m.banrural,
      { fecha: '2026-11-03', monto: -75_00 },
      { fecha: '2026-11-03', monto: 75_00 },
    );
    expect(await anotar(sale)).toMatchObject({
      numero,
      monto: 75_00,
      estado: 'emitido',
      fecha: '2026-11-03',
    });
    numero++;
    await expect(anotar(sale)).rejects.toMatchObject({ codigo: 'CHEQUE_INVALIDO' });
    await expect(anotar(entra)).rejects.toMatchObject({ codigo: 'CHEQUE_INVALIDO' });
  });

  it('su partida, hecha a mano, se revierte donde se hizo; después se anula aquí', async () => {
    const monto = centavos(80_00);
    const lineas = [
      { idCuenta: GASTOS, debe: monto, haber: CERO },
      { idCuenta: DE_BANRURAL, debe: CERO, haber: monto },
    ];
    const aMano = {
      tipo: 'egreso',
      fecha: '2026-11-15',
      agencia: '01',
      concepto: 'Papelería',
      lineas,
    } as const;
    const hecha = await pedir(crearPartida, { body: { ...aMano, contabilizar: true } }, m.contador);
    const { rows } = await sql<{ id: string }>`
      select id from movimiento_de_banco where partida = ${hecha.id}::uuid`.execute(m.db);
    const sale = rows[0]?.id ?? '';
    const { id, partida } = await anotar(sale);
    await expect(anular(id, 0)).rejects.toMatchObject({ codigo: 'CHEQUE_INVALIDO' });
    await pedir(
      revertirPartida,
      {
        params: { id: partida?.id ?? '' },
        body: { fecha: '2026-11-15', motivo: 'No se entregó' },
      },
      m.contador,
    );
    expect(await anular(id, 0)).toMatchObject({ estado: 'anulado' });
  });

  it('el que se arruinó deja su número anulado', async () => {
    const arruinado = await pedir(
      contrato.anotarChequeArruinado,
      {
        params: { id: m.banrural },
        body: { numero, fecha: '2026-11-05', motivo: 'Se manchó' },
      },
      m.auxiliar,
    );
    expect(arruinado).toMatchObject({ estado: 'anulado', monto: null, beneficiario: null, partida: null });
    await expect(emitir()).rejects.toMatchObject({ codigo: 'CHEQUE_REPETIDO' });
  });
});

describe('el registro', () => {
  it('va del último al primero, por páginas, y se busca por número y por quien lo recibe', async () => {
    const listar = (query: object) => pedir(contrato.listarCheques, { query }, m.auditor);
    const { beneficiario } = await emitir({ beneficiario: 'Óscar Güitz Tzib' });
    const { numero: proximo } = await pedir(
      contrato.proximoCheque,
      {
        params: { id: m.banrural },
      },
      m.contador,
    );
    expect(proximo).toBe(numero + 1);
    expect((await listar({ q: 'guitz' })).cheques).toMatchObject([{ numero, beneficiario }]);
    expect((await listar({ q: String(numero) })).cheques).toMatchObject([{ numero }]);
    expect((await listar({ q: '%' })).cheques).toEqual([]);
    const todos = (await listar({ limite: 200 })).cheques.map((uno) => uno.id);
    const paginas: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const { cheques, siguiente } = await listar({ limite: 3, ...(cursor === undefined ? {} : { cursor }) });
      paginas.push(...cheques.map(({ id }) => id));
      if (siguiente === null) break;
      cursor = siguiente;
    }
    expect(paginas).toEqual(todos);
    expect(new Set(todos).size).toBe(todos.length);
    expect((await listar({ cuenta: m.industrial })).cheques).toEqual([]);
    expect((await listar({ estado: 'anulado' })).cheques.every(({ estado }) => estado === 'anulado')).toBe(
      true,
    );
  });
});
