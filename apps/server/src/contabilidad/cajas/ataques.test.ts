// Each promise of the cajas, attacked with SQL as the application's own role, and by every door of the books: PostgreSQL
// itself refuses.

import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import { crearCaja } from '@cuadra/contract/contabilidad/cajas/cajas';
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { revertirPartida } from '@cuadra/contract/contabilidad/reversion';
import { alDebe, alHaber } from '@cuadra/core/testing/lineas';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { partida as deLote, enviar, ndjson } from '#contabilidad/importaciones/testing/lotes.ts';
import { aceptando } from '#contabilidad/libro/testing/aceptando.ts';
import { nueva } from '#contabilidad/libro/testing/oficina.ts';
import {
  comoAplicacion,
  comoDueno,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { tolerar } from './testing/limitar.ts';
import {
  BOVEDA,
  CAJA_GENERAL,
  EN_CAJA,
  FALTANTES,
  hecha,
  type MundoDeCajas,
  mundoDeCajas,
  OTROS_PRODUCTOS,
  TOLERANCIA,
} from './testing/mundo-de-cajas.ts';

let m: MundoDeCajas;
let abierta: Jornada;
let cerrada: Jornada;
beforeAll(async () => {
  m = await mundoDeCajas();
  abierta = await m.abrir(m.cajero);
  // Q 30.00 are missing, of the Q 50.00 that one person may settle.
  const otra = await m.abrir(m.custodio);
  cerrada = await m.cerrarDia(m.custodio, await m.contar(m.custodio, otra, 99_970_00), 'No aparecen');
});
afterAll(() => m.cerrar());
afterEach(() => m.exigirIgualdad());

const SIN_PERMISO = '42501';

/** With which of our codes, or which SQLSTATE, PostgreSQL refused them; 'aceptado' when it did not. */
async function ataque(...ordenes: string[]): Promise<string> {
  try {
    await comoAplicacion(m, 'begin', ...ordenes, 'commit');
    return 'aceptado';
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    return error.constraint ?? error.code ?? '';
  }
}

const unaJornada = (caja: string, cajero: string, fecha = '2026-11-16') =>
  `insert into jornada (id, caja, cajero, fecha, abierta_en)
   values (gen_random_uuid(), '${caja}', '${cajero}', '${fecha}', '${fecha}T20:00:00Z')`;

const unConteo = (jornada: string, clase: string, monto: number, quien: string) =>
  `insert into arqueo (jornada, clase, conteo, tasa_dolar, efectivo, cheque, vale, explicacion, contado_por, hecho_en)
   values ('${jornada}', '${clase}', '{"m1": {"sueltas": ${monto}}}', 7700000, ${monto}, 0, 0, 'Así es', '${quien}', now())`;

const unMovimiento = (jornada: string, quien: string, monto = 100) =>
  `insert into movimiento_de_caja (id, partida, jornada, clase, sentido, medio, monto, id_cuenta, concepto, hecho_por, registrado_en)
   values (gen_random_uuid(), gen_random_uuid(), '${jornada}', 'ingreso', 'entrada', 'efectivo', ${monto},
     '${OTROS_PRODUCTOS}', 'Ataque', '${quien}', now())`;

const unPaso = (jornada: string, quien: string) =>
  `insert into paso_de_revision (jornada, paso, por, en) values ('${jornada}', 'revisar', '${quien}', now())`;

const revisada = (jornada: string) =>
  `update jornada set estado = 'revisada', revisada_en = now() where id = '${jornada}'`;

describe('una jornada a la vez', () => {
  it('otra en la misma caja, ni de otro cajero con ella asignada', async () => {
    const turno = `insert into asignacion_de_caja (caja, cajero, desde, hasta)
      values ('${m.cajas.c1}', '${m.suplente.id}', '2026-11-16', '2026-11-16')`;
    expect(await ataque(turno, unaJornada(m.cajas.c1, m.suplente.id))).toBe('jornada_abierta_por_caja');
  });

  it('otra del mismo cajero, ni en otra caja', async () => {
    const dias = `insert into asignacion_de_caja (caja, cajero, desde, hasta) values
      ('${m.cajas.c2}', '${m.suplente.id}', '2026-11-15', '2026-11-15'),
      ('${m.cajas.c3}', '${m.suplente.id}', '2026-11-16', '2026-11-16')`;
    const ayer = unaJornada(m.cajas.c2, m.suplente.id, '2026-11-15');
    expect(await ataque(dias, ayer, unaJornada(m.cajas.c3, m.suplente.id))).toBe(
      'jornada_abierta_por_cajero',
    );
  });

  it('un cajero no tiene dos cajas en un día', async () => {
    const otra = `insert into asignacion_de_caja (caja, cajero, desde) values ('${m.cajas.c2}', '${m.cajero.id}', '2026-12-01')`;
    expect(await ataque(otra)).toBe('asignacion_unica_del_cajero');
  });

  it('ni en una caja que no se le asignó, ni sin su conteo, ni ya cerrada', async () => {
    expect(await ataque(unaJornada(m.cajas.c2, m.suplente.id))).toBe('CAJA_AJENA');
    expect(await ataque(unaJornada(m.cajas.c2, m.cajero2.id))).toBe('ESTADO_NO_ADMITE');
    const yaCerrada = `insert into jornada (id, caja, cajero, fecha, abierta_en, estado)
      values (gen_random_uuid(), '${m.cajas.c2}', '${m.cajero2.id}', '2026-11-16', now(), 'cerrada')`;
    expect(await ataque(yaCerrada)).toBe('ESTADO_NO_ADMITE');
  });
});

describe('los movimientos', () => {
  it('uno en una jornada cerrada, ni por el libro ni por SQL', async () => {
    expect(await ataque(unMovimiento(cerrada.id, m.custodio.id))).toBe('JORNADA_CERRADA');
    await expect(m.mover(cerrada, { monto: 100 })).rejects.toMatchObject({ codigo: 'JORNADA_CERRADA' });
  });

  it('uno sin partida, o por otra persona que su cajero', async () => {
    expect(await ataque(unMovimiento(abierta.id, m.cajero.id))).toBe('CUENTA_DE_CAJA');
    expect(await ataque(unMovimiento(abierta.id, m.jefe.id))).toBe('CAJA_AJENA');
  });

  it('uno con la partida de otro día', async () => {
    await expect(m.mover(abierta, { monto: 100, fecha: '2026-11-15' })).rejects.toMatchObject({
      codigo: 'MOVIMIENTO_INVALIDO',
    });
  });

  it('uno entre el conteo y su estado', async () => {
    const conteo = unConteo(abierta.id, 'cierre', EN_CAJA, m.cajero.id);
    expect(await ataque(conteo, unMovimiento(abierta.id, m.cajero.id))).toBe('JORNADA_CERRADA');
  });

  it.each([
    'update movimiento_de_caja set monto = 1',
    'delete from movimiento_de_caja',
    'update saldo_de_caja set saldo = saldo - 100',
    'delete from saldo_de_caja',
    'delete from linea_de_caja',
    'delete from cuenta_de_caja',
    `insert into cuenta_de_caja values ('${OTROS_PRODUCTOS}', '01')`,
    `update caja set id_cuenta = '${OTROS_PRODUCTOS}'`,
    'update caja set saldo_inicial = 0',
    'delete from caja',
    'update jornada set tolerancia = 1000000',
    'update jornada set cajero = caja',
    'alter table movimiento_de_caja disable trigger all',
  ])('%s', async (orden) => {
    expect(await ataque(orden)).toBe(SIN_PERMISO);
  });
});

describe('un conteo ya hecho', () => {
  it('no se cambia ni se borra, ni como dueño de la base', async () => {
    expect(await ataque('update arqueo set efectivo = 0')).toBe(SIN_PERMISO);
    expect(await ataque('delete from arqueo')).toBe(SIN_PERMISO);
    await expect(comoDueno(m.url, 'update arqueo set efectivo = 0')).rejects.toMatchObject({ code: 'CU003' });
    await expect(comoDueno(m.url, 'delete from arqueo')).rejects.toMatchObject({ code: 'CU003' });
  });

  it('después de cerrar no hay otro, ni de otra persona', async () => {
    expect(await ataque(unConteo(cerrada.id, 'cierre', 100_000_00, m.custodio.id))).toBe('JORNADA_CERRADA');
    expect(await ataque(unConteo(abierta.id, 'cierre', EN_CAJA, m.jefe.id))).toBe('JORNADA_CERRADA');
    expect(await ataque(unConteo(abierta.id, 'apertura', EN_CAJA, m.cajero.id))).toBe('ESTADO_NO_ADMITE');
  });

  it('no dice lo que sus piezas no suman, ni lo que dicen los libros', async () => {
    const mentira = unConteo(abierta.id, 'cierre', 500, m.cajero.id).replace(', 500, 0, 0', ', 900, 0, 0');
    expect(await ataque(mentira)).toBe('arqueo_suma_lo_contado');
    const libro = `insert into arqueo (jornada, clase, conteo, tasa_dolar, efectivo, cheque, vale, libro_efectivo, contado_por, hecho_en)
      values ('${abierta.id}', 'cierre', '{}', 1, 0, 0, 0, 0, '${m.cajero.id}', now())`;
    expect(await ataque(libro)).toBe(SIN_PERMISO);
  });
});

describe('los estados', () => {
  it.each(['contada', 'cerrada', 'revisada', 'observada'])('de abierta no se salta a %s', async (estado) => {
    const orden = `update jornada set estado = '${estado}', cerrada_en = now(),
      revisada_en = ${estado === 'revisada' ? 'now()' : 'null'} where id = '${abierta.id}'`;
    expect(await ataque(orden)).toMatch(/ESTADO_NO_ADMITE|jornada_cerrada_alguna_vez/);
  });

  it('una cerrada no se abre, ni cambia lo que su cajero explicó', async () => {
    const volver = `update jornada set estado = 'abierta', cerrada_en = null where id = '${cerrada.id}'`;
    expect(await ataque(volver)).toBe('CU003');
    expect(await ataque(`update jornada set explicacion = 'Otra cosa' where id = '${cerrada.id}'`)).toBe(
      'CU003',
    );
    expect(await ataque('delete from jornada')).toBe(SIN_PERMISO);
  });
});

describe('la revisión', () => {
  const sinDiferencia = async () => {
    const jornada = await m.diaEntero(m.cajero3);
    return { jornada, revisarla: revisada(jornada.id) };
  };

  it('no hay revisada con la diferencia sin contabilizar, ni una diferencia contabilizada sin revisión', async () => {
    expect(await ataque(unPaso(cerrada.id, m.jefe.id), revisada(cerrada.id))).toBe('ESTADO_NO_ADMITE');
    const faltante = { monto: 30_00, sentido: 'salida', clase: 'faltante', idCuenta: FALTANTES } as const;
    // No cajero settles a difference, of any caja.
    await expect(m.mover(cerrada, { ...faltante, hechoPor: m.custodio.id })).rejects.toMatchObject({
      codigo: 'OPERACION_SIN_POLITICA',
    });
    await expect(m.mover(cerrada, { ...faltante, hechoPor: m.jefe.id })).rejects.toMatchObject({
      codigo: 'ESTADO_NO_ADMITE',
    });
  });

  it('no hay revisada sin paso, ni por su propio cajero; por otra persona, sí', async () => {
    const { jornada, revisarla } = await sinDiferencia();
    expect(await ataque(revisarla)).toBe('REVISION_PROPIA');
    expect(await ataque(unPaso(jornada.id, m.cajero3.id), revisarla)).toBe('REVISION_PROPIA');
    expect(await ataque(unPaso(jornada.id, m.jefe.id), revisarla)).toBe('aceptado');
    expect(
      await ataque(`update jornada set estado = 'observada', revisada_en = null where id = '${jornada.id}'`),
    ).toBe('ESTADO_NO_ADMITE');
  });

  it('no hay observada sin el comentario de otra persona', async () => {
    const observar = `update jornada set estado = 'observada' where id = '${cerrada.id}'`;
    expect(await ataque(observar)).toBe('ESTADO_NO_ADMITE');
    const propio = `insert into paso_de_revision (jornada, paso, por, en, texto)
      values ('${cerrada.id}', 'observar', '${m.custodio.id}', now(), 'Está bien')`;
    expect(await ataque(propio, observar)).toBe('ESTADO_NO_ADMITE');
    expect(await ataque(`update paso_de_revision set texto = 'Otra cosa'`)).toBe(SIN_PERMISO);
  });

  it('la tolerancia que se sube después no alcanza a la de antes, y lo que sobra no tapa lo que falta', async () => {
    // Found Q 25.01 more at the opening and Q 25.01 less at the close: 50.02, of a tolerance of 50.00.
    const otra = await m.abrir(m.cajero2, { monto: 25_01, explicacion: 'Sobraba' });
    const suya = await m.cerrarDia(m.cajero2, await m.contar(m.cajero2, otra, 0), 'Falta');
    expect(suya).toMatchObject({ diferencia: 0, diferenciaDeApertura: 25_01, tolerancia: 50_00 });
    await tolerar(m, 1_000_000_00);
    expect(await ataque(unPaso(suya.id, m.jefe.id), revisada(suya.id))).toBe('DIFERENCIA_DE_DOS');
    await tolerar(m, TOLERANCIA);
    const propuesta = '00000000-0000-4000-8000-00000000000a';
    const proponer = (quien: string) => `insert into paso_de_revision (id, jornada, paso, por, en)
      values ('${propuesta}', '${suya.id}', 'proponer', '${quien}', now())`;
    const aprobar = (quien: string) => `insert into paso_de_revision (jornada, paso, por, en, propuesta)
      values ('${suya.id}', 'revisar', '${quien}', now(), '${propuesta}')`;
    const negar = `insert into paso_de_revision (jornada, paso, por, en, propuesta, texto)
      values ('${suya.id}', 'negar', '${m.contador.id}', now(), '${propuesta}', 'No procede')`;
    const fin = revisada(suya.id);
    expect(await ataque(proponer(m.jefe.id), aprobar(m.jefe.id), fin)).toBe('DIFERENCIA_DE_DOS');
    expect(await ataque(proponer(m.cajero2.id), aprobar(m.jefe.id), fin)).toBe('DIFERENCIA_DE_DOS');
    expect(await ataque(proponer(m.jefe.id), negar, aprobar(m.contador.id), fin)).toBe('DIFERENCIA_DE_DOS');
    expect(await ataque(proponer(m.jefe.id), aprobar(m.contador.id), fin)).toBe('aceptado');
  });
});

describe('una línea en la cuenta de una caja que ningún movimiento explica', () => {
  const contabilizar = (lineas: ReturnType<typeof alDebe>[], agencia = '01') =>
    aceptando(m.llamar)(
      borradores.crearPartida,
      { body: nueva({ agencia, lineas, contabilizar: true }) },
      { token: m.contador.token },
    );

  it('a mano', async () => {
    const { status, problema } = await contabilizar([alDebe(BOVEDA, 5_000), alHaber(OTROS_PRODUCTOS, 5_000)]);
    expect([status, problema.codigo]).toEqual([422, 'CUENTA_DE_CAJA']);
    expect(problema.errores).toMatchObject([{ campo: 'lineas.0.idCuenta', codigo: 'CUENTA_DE_CAJA' }]);
  });

  it('hecha por el programa, que escribe en cuentas de control', async () => {
    const delSistema = partida('2026-11-16', CAJA_GENERAL, OTROS_PRODUCTOS, 5_000);
    await expect(registrar(m, delSistema)).rejects.toMatchObject({ constraint: 'CUENTA_DE_CAJA' });
  });

  it('con un movimiento por otro monto, o en otra caja de la misma cuenta', async () => {
    const uno = await m.mover(abierta, { monto: 10_00 });
    const otro = unMovimiento(abierta.id, m.cajero.id, 500).replace(
      'values (gen_random_uuid(), gen_random_uuid()',
      `values (gen_random_uuid(), '${uno}'`,
    );
    expect(await ataque(otro)).toBe('CUENTA_DE_CAJA');
  });

  it('a mano, con líneas que entre sí suman cero', async () => {
    const { problema } = await contabilizar([alDebe(BOVEDA, 5_000), alHaber(BOVEDA, 5_000)]);
    expect(problema.codigo).toBe('CUENTA_DE_CAJA');
  });

  it('en un lote', async () => {
    const lineas = [
      { idCuenta: BOVEDA, debe: 5_000, haber: 0 },
      { idCuenta: OTROS_PRODUCTOS, debe: 0, haber: 5_000 },
    ];
    const buenas = Array.from({ length: 5 }, () => deLote());
    const oficina = { ...m, llamar: aceptando(m.llamar) };
    const { status, problema } = await enviar(oficina as never, ndjson(...buenas, deLote({ lineas })), {
      token: m.contador.token,
    });
    expect([status, problema.codigo]).toEqual([422, 'IMPORTACION_CON_ERRORES']);
    const codigo = 'CUENTA_DE_CAJA';
    expect(problema.errores).toMatchObject([{ linea: 6, campo: 'lineas.0.idCuenta', codigo }]);
  });

  it('al revertir una de antes de que la cuenta fuera de una caja', async () => {
    const antes = hecha(await contabilizar([alDebe(BOVEDA, 7_500), alHaber(OTROS_PRODUCTOS, 7_500)], '03'));
    const caja = {
      codigo: 'BOV',
      nombre: 'Bóveda',
      agencia: '03',
      clase: 'boveda',
      idCuenta: BOVEDA,
    } as const;
    const creada = hecha(await m.llamar(crearCaja, { body: caja }, { token: m.contador.token }));
    expect(await m.saldoDe(creada.id)).toBe(7_500);
    const { status, problema } = await m.llamar(
      revertirPartida,
      { params: { id: antes.id }, body: { fecha: '2026-11-16', motivo: 'Cuenta equivocada' } },
      { token: m.contador.token },
    );
    expect([status, problema.codigo]).toEqual([422, 'CUENTA_DE_CAJA']);
  });

  it('ni una caja nueva trae un saldo que los libros no tienen', async () => {
    const inventada = `insert into caja (codigo, nombre, agencia, clase, id_cuenta, saldo_inicial)
      values ('C8', 'Caja 8', '01', 'caja', '${BOVEDA}', 1000)`;
    expect(await ataque(inventada)).toBe('CAJA_NO_EXPLICA_SALDO');
  });
});
