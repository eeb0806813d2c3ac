// Each promise of the banks, attacked with SQL as the application's own role, and by every door of the books: PostgreSQL itself
// refuses.
import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import { revertirPartida } from '@cuadra/contract/contabilidad/reversion';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { partida as deLote, enviar, ndjson } from '#contabilidad/importaciones/testing/lotes.ts';
import { aceptando } from '#contabilidad/libro/testing/aceptando.ts';
import { lineas, nueva } from '#contabilidad/libro/testing/oficina.ts';
import {
  comoAplicacion,
  comoDueno,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { auxiliarDeBancos } from './auxiliar.ts';
import {
  DE_BANRURAL,
  DE_GYT,
  type MundoDeBancos,
  mundoDeBancos,
  OTROS_PRODUCTOS,
} from './testing/mundo-de-bancos.ts';

const CAJA_GENERAL = '1011010102';
const SIN_PERMISO = '42501';
const AJENO = '00000000-0000-4000-8000-00000000aaaa';

let m: MundoDeBancos;
/** In October, which is signed. */
let firmado: { linea: string; movimiento: string; cruce: string; partida: string };
/** In November, which nobody signed: one of each side, alike. */
let libre: { linea: string; movimiento: string };
/** The same in the other account. */
let deOtra: { linea: string; movimiento: string };

beforeAll(async () => {
  m = await mundoDeBancos();
  const [linea = ''] = await m.traer(m.banrural, { fecha: '2026-10-05', monto: 100_00 });
  const [movimiento = ''] = await m.registrarEnLibros(m.banrural, { fecha: '2026-10-04', monto: 100_00 });
  const cruce = await m.cruzar(m.banrural, [linea], [movimiento]);
  await m.conciliar(m.banrural, 2026, 10);
  const { partida: suya } = await m.db
    .selectFrom('movimientoDeBanco')
    .select('partida')
    .where('id', '=', movimiento)
    .executeTakeFirstOrThrow();
  firmado = { linea, movimiento, cruce, partida: suya ?? '' };
  libre = await unoDeCadaLado(m.banrural);
  deOtra = await unoDeCadaLado(m.industrial);
});
afterAll(() => m.cerrar());
afterEach(async () => {
  expect(await auxiliarDeBancos.comparar(m.db)).toEqual([]);
  for (const dia of ['2026-10-04', '2026-10-31', '2026-11-16']) {
    await m.exigirIdentidad(m.banrural, dia);
    await m.exigirIdentidad(m.industrial, dia);
  }
});

async function unoDeCadaLado(cuenta: string) {
  const [linea = ''] = await m.traer(cuenta, { fecha: '2026-11-03', monto: 60_00 });
  const [movimiento = ''] = await m.registrarEnLibros(cuenta, { fecha: '2026-11-02', monto: 60_00 });
  return { linea, movimiento };
}

/** With which of our codes, which constraint or which SQLSTATE PostgreSQL refused them; 'aceptado' when it did not. */
async function ataque(...ordenes: string[]): Promise<string> {
  return ataqueDe(m.contador.id, ...ordenes);
}

async function ataqueDe(actor: string, ...ordenes: string[]): Promise<string> {
  try {
    const quien = `select set_config('cuadra.actor', '${actor}', true)`;
    await comoAplicacion(m, 'begin', quien, ...ordenes, 'commit');
    return 'aceptado';
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    return error.constraint ?? error.code ?? '';
  }
}

const unCruce = (id: string, cuenta = m.banrural) =>
  `insert into cruce (id, cuenta_bancaria, clase, razones, hecho_por, hecho_en)
   values ('${id}', '${cuenta}', 'manual', '[]', '${m.contador.id}', now())`;
const parteDelBanco = (cruce: string, linea: string, monto: number, cuenta = m.banrural) =>
  `insert into cruce_linea (cruce, linea, cuenta_bancaria, monto) values ('${cruce}', '${linea}', '${cuenta}', ${monto})`;
const parteDelLibro = (cruce: string, movimiento: string, monto: number, cuenta = m.banrural) =>
  `insert into cruce_movimiento (cruce, movimiento, cuenta_bancaria, monto)
   values ('${cruce}', '${movimiento}', '${cuenta}', ${monto})`;

const unaLinea = (fecha: string, estado: string, cuenta = m.banrural) =>
  `insert into linea_de_banco (cuenta_bancaria, estado, fecha, monto, texto, huella, ocurrencia)
   values ('${cuenta}', ${estado}, '${fecha}', 500, 'INVENTADA', repeat('a', 64), 1)`;
const estadoDe = (linea: string) => `(select l.estado from linea_de_banco l where l.id = '${linea}')`;

describe('lo que dijeron el banco y los libros', () => {
  it.each([
    'update linea_de_banco set monto = 1',
    'update linea_de_banco set pendiente = 0',
    'delete from linea_de_banco',
    'update movimiento_de_banco set monto = 1',
    'update movimiento_de_banco set pendiente = 0',
    'delete from movimiento_de_banco',
    `insert into movimiento_de_banco (cuenta_bancaria, ejercicio, numero, n, partida, agencia, fecha, monto, concepto, pendiente)
     select cuenta_bancaria, 2026, 999, 1, partida, agencia, fecha, 1, 'x', 1 from movimiento_de_banco`,
    'update archivo_de_banco set contenido = $$x$$',
    'delete from archivo_de_banco',
    `update estado_de_cuenta set saldo_final = 1`,
    `update avance_de_banco set conciliada_hasta = '2026-01-01'`,
    'update avance_de_banco set revision = 0',
    'update cruce set fecha = current_date',
    'update cruce_linea set monto = 1',
    'delete from cruce_linea',
    'delete from cruce_movimiento',
    'update partida_en_conciliacion set monto = 1',
    'delete from partida_en_conciliacion',
    'delete from conciliacion',
    'update conciliacion set saldo_banco = 1, saldo_libros = 1',
    `update paso_de_conciliacion set por = null`,
    'delete from paso_de_conciliacion',
    'delete from cuenta_bancaria',
    `update cuenta_bancaria set id_cuenta = '${DE_GYT}'`,
    'update cuenta_bancaria set saldo_banco_inicial = 0',
    `update cuenta_bancaria set desde = '2026-11-01'`,
    'delete from cheque',
    'select conciliacion_congelar(c) from conciliacion c',
  ])('no se cambia ni se borra: %s', async (orden) => {
    expect(await ataque(orden)).toBe(SIN_PERMISO);
  });

  it('en días firmados no entra ni sale ninguna línea', async () => {
    expect(await ataque(unaLinea('2026-10-31', estadoDe(libre.linea)))).toBe('CUENTA_CONCILIADA');
    expect(await ataque(`delete from estado_de_cuenta where id = ${estadoDe(firmado.linea)}`)).toBe(
      'CUENTA_CONCILIADA',
    );
  });

  it('lo que había al empezar se dice una vez', async () => {
    expect(await ataque(unaLinea('2026-09-30', 'null'))).toBe('BANCO_NO_EXPLICA_INICIO');
    // Both sides of it, so that it adds up to the same.
    const dos = [500, -500].map(
      (monto) => `insert into movimiento_de_banco (cuenta_bancaria, fecha, monto, concepto)
        values ('${m.banrural}', '2026-09-30', ${monto}, 'Inventado')`,
    );
    expect(await ataque(...dos)).toBe('BANCO_NO_EXPLICA_INICIO');
    expect(await ataque(unaLinea('2026-09-30', estadoDe(libre.linea)))).toBe('CUENTA_CONCILIADA');
    expect(await ataque(unaLinea('2026-11-05', estadoDe(deOtra.linea)))).toBe('linea_de_banco_de_su_estado');
  });
});

describe('contabilizar en días firmados', () => {
  it('no se puede por la puerta de los libros', async () => {
    const enOctubre = () => registrar(m, partida('2026-10-31', DE_BANRURAL, OTROS_PRODUCTOS, 5_00));
    await expect(enOctubre()).rejects.toMatchObject({ constraint: 'CUENTA_CONCILIADA' });
    const sale = registrar(m, partida('2026-10-31', OTROS_PRODUCTOS, DE_BANRURAL, 5_00));
    await expect(sale).rejects.toMatchObject({ constraint: 'CUENTA_CONCILIADA' });
  });

  it('no se puede a mano, ni revirtiendo con esa fecha', async () => {
    const llamar = aceptando(m.llamar);
    const { token } = m.contador;
    const body = nueva({ fecha: '2026-10-31', lineas: lineas(5_00, DE_BANRURAL), contabilizar: true });
    const { problema } = await llamar(borradores.crearPartida, { body }, { token });
    expect(problema.codigo).toBe('CUENTA_CONCILIADA');
    const deVuelta = await llamar(
      revertirPartida,
      { params: { id: firmado.partida }, body: { fecha: '2026-10-31', motivo: 'Para que no se vea' } },
      { token },
    );
    expect(deVuelta.status).toBeGreaterThanOrEqual(400);
  });

  it('no se puede en un lote', async () => {
    const mala = deLote({ fecha: '2026-10-31', lineas: lineas(5_00, DE_BANRURAL) });
    const { cuerpo } = await enviar(m, ndjson(mala), { token: m.contador.token });
    expect(JSON.stringify(cuerpo)).toContain('CUENTA_CONCILIADA');
  });

  it('después de lo firmado sí', async () => {
    const [hecha] = await registrar(m, partida('2026-11-01', DE_BANRURAL, OTROS_PRODUCTOS, 5_00));
    expect(hecha?.numero).toBeGreaterThan(0);
  });
});

describe('un cruce', () => {
  it('firmado no se deshace', async () => {
    expect(await ataque(`delete from cruce where id = '${firmado.cruce}'`)).toBe('CUENTA_CONCILIADA');
  });

  it('no se completa después: ni uno firmado ni otro', async () => {
    expect(await ataque(parteDelBanco(firmado.cruce, libre.linea, 60_00))).toBe('CRUCE_DESCUADRADO');
  });

  it('suma lo mismo de ambos lados', async () => {
    const uno = [unCruce(AJENO), parteDelBanco(AJENO, libre.linea, 60_00)];
    expect(await ataque(unCruce(AJENO))).toBe('CRUCE_DESCUADRADO');
    expect(await ataque(...uno)).toBe('CRUCE_DESCUADRADO');
    expect(await ataque(...uno, parteDelLibro(AJENO, libre.movimiento, 59_00))).toBe('CRUCE_DESCUADRADO');
  });

  it('no toma más de lo que hay, ni con el signo contrario', async () => {
    const con = (monto: number) =>
      ataque(
        unCruce(AJENO),
        parteDelBanco(AJENO, libre.linea, monto),
        parteDelLibro(AJENO, libre.movimiento, monto),
      );
    expect(await con(60_01)).toBe('linea_de_banco_pendiente');
    expect(['linea_de_banco_pendiente', 'CRUCE_DESCUADRADO']).toContain(await con(-60_00));
    // A part one way and a part the other leave what there was: neither is a part of the line.
    const parcial = await m.cruzar(m.banrural, [[libre.linea, 10_00]], [[libre.movimiento, 10_00]]);
    expect(await con(-10_00)).toBe('CRUCE_DESCUADRADO');
    await m.deshacer(parcial);
  });

  it('es de una sola cuenta', async () => {
    const mezcla = [unCruce(AJENO), parteDelBanco(AJENO, libre.linea, 60_00)];
    expect(await ataque(...mezcla, parteDelLibro(AJENO, deOtra.movimiento, 60_00))).toMatch(/fkey/);
    expect(await ataque(...mezcla, parteDelLibro(AJENO, deOtra.movimiento, 60_00, m.industrial))).toMatch(
      /fkey/,
    );
  });

  it('dice quién lo hizo, y queda en la bitácora hecho y deshecho', async () => {
    const sinNadie = unCruce(AJENO).replace(`'${m.contador.id}'`, 'null');
    expect(await ataque(sinNadie)).toBe('cruce_de_alguien');
    const cruce = await m.cruzar(m.banrural, [libre.linea], [libre.movimiento]);
    await m.deshacer(cruce);
    const notas = await m.db
      .selectFrom('bitacora')
      .select(['entidad', 'antes'])
      .where('idEntidad', '=', cruce)
      .orderBy('n')
      .execute();
    expect(notas.filter(({ antes }) => antes === null).map(({ entidad }) => entidad)).toEqual([
      'cruce',
      'cruce_linea',
      'cruce_movimiento',
    ]);
    expect(notas.filter(({ antes }) => antes !== null)).toHaveLength(3);
  });

  it('lo que explica es de su cuenta', async () => {
    const ajena = `insert into explicacion_de_banco (cuenta_bancaria, linea, clase, explicada_por, explicada_en)
      values ('${m.banrural}', '${deOtra.linea}', 'nota-de-credito', '${m.contador.id}', now())`;
    expect(await ataque(ajena)).toBe('explicacion_de_su_linea');
  });
});

const envio = (mes: number, saldo: string, quien: string) =>
  `insert into conciliacion (id, cuenta_bancaria, anio, mes, estado, saldo_segun_estado, enviada_por, enviada_en)
   values ('${AJENO}', '${m.industrial}', 2026, ${mes}, 'en_revision', ${saldo}, '${quien}', '2027-01-15T12:00:00Z')`;
const paso = (cual: string, quien: string, conciliacion = AJENO) =>
  `insert into paso_de_conciliacion (conciliacion, paso, por, en, motivo)
   values ('${conciliacion}', '${cual}', '${quien}', now(), 'Porque sí')`;
const saldoAl = (dia: string) => `saldo_de_banco('${m.industrial}', '${dia}')`;

describe('una conciliación', () => {
  it('va en orden, cuadrada y explicada', async () => {
    const yo = m.contador.id;
    expect(await ataque(envio(11, saldoAl('2026-11-30'), yo), paso('enviar', yo))).toBe(
      'CONCILIACION_FUERA_DE_ORDEN',
    );
    expect(await ataque(envio(10, '12345', yo), paso('enviar', yo))).toBe('CONCILIACION_NO_CUADRA');
    const [suelta = ''] = await m.traer(m.industrial, { fecha: '2026-10-20', monto: 7_00 });
    expect(await ataque(envio(10, saldoAl('2026-10-31'), yo), paso('enviar', yo))).toBe(
      'CONCILIACION_SIN_EXPLICAR',
    );
    const [suMovimiento = ''] = await m.registrarEnLibros(m.industrial, { fecha: '2026-10-20', monto: 7_00 });
    await m.cruzar(m.industrial, [suelta], [suMovimiento]);
    expect(await ataque(envio(10, saldoAl('2026-10-31'), yo))).toBe('ESTADO_NO_ADMITE');
  });

  it('no la aprueba quien la envió, tampoco diciendo que fue otra persona', async () => {
    const { contador, contador2 } = m;
    const enviar10 = [envio(10, saldoAl('2026-10-31'), contador.id), paso('enviar', contador.id)];
    const aprobar = (quien: string, mas = '') =>
      `update conciliacion set estado = 'aprobada', aprobada_por = '${quien}', aprobada_en = now() ${mas} where id = '${AJENO}'`;
    expect(await ataque(...enviar10, aprobar(contador.id), paso('aprobar', contador.id))).toBe(
      'conciliacion_aprobada_por_otra',
    );
    expect(
      await ataque(
        ...enviar10,
        aprobar(contador.id, `, enviada_por = '${contador2.id}'`),
        paso('aprobar', contador.id),
      ),
    ).toBe('ESTADO_NO_ADMITE');
    expect(
      await ataque(envio(10, saldoAl('2026-10-31'), contador.id).replace('en_revision', 'aprobada')),
    ).not.toBe('aceptado');
  });

  it('aprobada no la reabre una sola persona, ni sin que nadie lo pidiera', async () => {
    const { id } = await m.db
      .selectFrom('conciliacion')
      .select('id')
      .where('cuentaBancaria', '=', m.banrural)
      .executeTakeFirstOrThrow();
    const yo = m.contador.id;
    const abrir = `update conciliacion set estado = 'abierta', reapertura_pedida_por = null, reapertura_pedida_en = null,
      reapertura_motivo = null where id = '${id}'`;
    const pedir = (quien: string) =>
      `update conciliacion set reapertura_pedida_por = '${quien}', reapertura_pedida_en = now(), reapertura_motivo = 'Porque sí'
       where id = '${id}'`;
    expect(await ataque(abrir, paso('reabrir', yo, id))).toBe('REAPERTURA_DE_DOS');
    expect(await ataque(pedir(yo), paso('pedir-reapertura', yo, id), abrir, paso('reabrir', yo, id))).toBe(
      'REAPERTURA_DE_DOS',
    );
    expect(await ataque(pedir(m.contador2.id), abrir, paso('reabrir', yo, id))).not.toBe('aceptado');
    expect(await ataque(`update conciliacion set saldo_segun_estado = 1 where id = '${id}'`)).not.toBe(
      'aceptado',
    );
    expect(
      await ataque(`update conciliacion set aprobada_por = '${m.auxiliar.id}' where id = '${id}'`),
    ).not.toBe('aceptado');
  });
});

describe('un cheque', () => {
  it('no se cobra a mano, es por lo que sale, y lo cobra el banco', async () => {
    const [salida = ''] = await m.registrarEnLibros(m.banrural, {
      fecha: '2026-11-04',
      monto: -80_00,
      documento: '77',
    });
    const cheque = (monto: number, estado: string, numero: number) =>
      `insert into cheque (id, cuenta_bancaria, numero, fecha, beneficiario, monto, concepto, movimiento, estado, emitido_por, emitido_en)
       values ('${AJENO}', '${m.banrural}', ${numero}, '2026-11-04', 'Juan Pérez', ${monto}, 'Pago', '${salida}', '${estado}',
         '${m.contador.id}', now())`;
    expect(await ataque(cheque(70_00, 'emitido', 77))).toBe('CHEQUE_INVALIDO');
    expect(await ataque(cheque(80_00, 'cobrado', 77))).not.toBe('aceptado');
    expect(await ataque(cheque(80_00, 'emitido', 77))).toBe('aceptado');
    expect(await ataque(`update cheque set estado = 'cobrado' where id = '${AJENO}'`)).not.toBe('aceptado');
    expect(await ataque(`update cheque set antes_de_cobrar = 'emitido'`)).toBe(SIN_PERMISO);
    const estado = async () =>
      (await m.db.selectFrom('cheque').select('estado').where('id', '=', AJENO).executeTakeFirst())?.estado;
    const [linea = ''] = await m.traer(m.banrural, { fecha: '2026-11-05', monto: -80_00, referencia: '77' });
    const cruce = await m.cruzar(m.banrural, [linea], [salida]);
    expect(await estado()).toBe('cobrado');
    await m.deshacer(cruce);
    expect(await estado()).toBe('emitido');
  });
});

describe('una cuenta bancaria', () => {
  const otra = (idCuenta: string, numero = '9-9') =>
    `insert into cuenta_bancaria (banco, numero, nombre, id_cuenta, agencia, responsable, desde, saldo_banco_inicial)
     values ('banrural', '${numero}', 'Otra', '${idCuenta}', '01', '${m.contador.id}', '2026-10-01', 0)`;

  it('tiene su propia cuenta del catálogo, que no es de las cajas', async () => {
    expect(await ataque(otra(DE_BANRURAL))).toBe('cuenta_bancaria_id_cuenta_key');
    expect(await ataque(otra(DE_GYT, '3445-012345'))).toBe('cuenta_bancaria_numero_unico');
    expect(await ataque(otra('10110301'))).toBe('CUENTA_NO_DETALLE');
    const deBanco = await ataque(
      `insert into caja (codigo, nombre, agencia, clase, id_cuenta) values ('C9', 'Caja 9', '01', 'caja', '${DE_BANRURAL}')`,
    );
    expect(deBanco).toBe('CUENTA_DE_BANCO');
    await comoDueno(
      m.url,
      `insert into caja (codigo, nombre, agencia, clase, id_cuenta) values ('C9', 'Caja 9', '01', 'caja', '${CAJA_GENERAL}')`,
    );
    expect(await ataque(otra(CAJA_GENERAL))).toBe('CUENTA_DE_CAJA');
  });

  it('con saldo o algo sin cruzar no deja de usarse', async () => {
    expect(await ataque('update cuenta_bancaria set activa = false')).toBe('CUENTA_BANCARIA_EN_USO');
  });

  it('fuera de uso no recibe nada de los libros', async () => {
    expect(await ataque(otra(DE_GYT))).toBe('aceptado');
    expect(await ataque(`update cuenta_bancaria set activa = false where numero = '9-9'`)).toBe('aceptado');
    const alli = registrar(m, partida('2026-11-10', DE_GYT, OTROS_PRODUCTOS, 5_00));
    await expect(alli).rejects.toMatchObject({ constraint: 'CUENTA_BANCARIA_INACTIVA' });
  });
});
