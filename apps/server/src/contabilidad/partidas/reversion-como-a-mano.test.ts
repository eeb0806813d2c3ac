// A reversal is asked what the same lines by hand would be asked: a day that is not before what it reverts, its warnings with their
// reasons, its effect told before. What is of a closed year: reversion-de-ejercicio-cerrado.test.ts.
import { listarAdvertencias } from '@cuadra/contract/contabilidad/borradores/advertencias';
import { verEfecto, verEfectoDeReversion } from '@cuadra/contract/contabilidad/borradores/efecto';
import { revertirPartida } from '@cuadra/contract/contabilidad/reversion';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { lineasInversas } from '@cuadra/core/partida';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contabilizar } from '#contabilidad/libro/contabilizar.ts';
import { porContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import {
  abrirOficina,
  CAJA_CHICA,
  type Cambios,
  lineas,
  nueva,
  type Oficina,
  SOBRANTES,
} from '#contabilidad/libro/testing/oficina.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

type Pedida = Partial<BodyOf<typeof revertirPartida>>;
const MOTIVO = 'Cuenta equivocada';
const revertir = (id: string, cambios: Pedida = {}, token = oficina.contador) =>
  oficina.llamarSinAceptar(
    revertirPartida,
    { params: { id }, body: { fecha: '2026-11-16', motivo: MOTIVO, ...cambios } },
    { token },
  );
const verSuEfecto = (id: string, body: BodyOf<typeof verEfectoDeReversion>, token = oficina.contador) =>
  oficina.llamar(verEfectoDeReversion, { params: { id }, body }, { token });
const contabilizada = (cambios: Cambios = {}) =>
  oficina.contabilizada(oficina.contador, { concepto: `Por revertir ${serie++}`, ...cambios });
let serie = 1;
/** What a contador does alone, each time: by hand, and undoing. */
const limitar = (monto: string) =>
  oficina.comoDueno(
    `select set_config('cuadra.accion', 'prueba', false);
     update politica set cada = ${monto}, al_dia = null where rol = 'contador' and operacion in ('partida', 'reversion')`,
  );

describe('la fecha', () => {
  it('lo del 17/11 no se deshace el 15/10, ni el día anterior; el mismo día, sí', async () => {
    const { id } = await contabilizada({ fecha: '2026-11-12' });
    for (const fecha of ['2026-10-15', '2026-11-11']) {
      const { status, problema } = await revertir(id, { fecha });
      expect([status, problema.codigo]).toEqual([422, 'REVERSION_ANTES_DE_LA_ORIGINAL']);
      expect(problema.detail).toContain('12/11/2026');
      expect(problema.errores).toMatchObject([{ campo: 'fecha' }]);
      const { cuerpo } = await verSuEfecto(id, { fecha });
      expect(cuerpo.errores).toMatchObject([{ campo: 'fecha', codigo: 'REVERSION_ANTES_DE_LA_ORIGINAL' }]);
    }
    expect((await revertir(id, { fecha: '2026-11-12' })).status).toBe(201);
  });

  it('ni se propone la que deciden dos', async () => {
    const { id } = await contabilizada({ fecha: '2026-11-12', lineas: lineas(10_000) });
    await limitar('9999');
    expect((await revertir(id, { fecha: '2026-11-11' })).problema.codigo).toBe(
      'REVERSION_ANTES_DE_LA_ORIGINAL',
    );
    const { estado } = (await revertir(id, { fecha: '2026-11-12' })).cuerpo;
    expect(estado).toBe('en_revision');
    await limitar('null');
  });

  it('PostgreSQL lo niega a cualquiera, también al programa y a un borrador', async () => {
    const original = await contabilizada({ fecha: '2026-11-12' });
    const ahora = oficina.reloj.ahora();
    const reversion = porContabilizar({
      ...{ origen: 'manual', revierte: original, motivo: MOTIVO, fecha: '2026-11-11', agencia: '01' },
      ...{ concepto: 'Antes', lineas: lineasInversas(lineas(5_000)), autor: null },
    });
    const antes = escribir(oficina.db, contextoDelSistema(ahora, ''), 'prueba', (tx) =>
      contabilizar(tx, ahora, [reversion]),
    );
    await expect(antes).rejects.toMatchObject({ constraint: 'REVERSION_ANTES_DE_LA_ORIGINAL' });
    const borrador =
      oficina.comoDueno(`insert into borrador (id, fecha, agencia, concepto, lineas, cantidad_lineas, debe, haber, tipo,
        estado, revierte, motivo_reversion, autor, iniciado_por, escritores, creado_en, actualizado_en)
      select gen_random_uuid(), '2026-11-11', '01', 'Antes', b.lineas, 2, 5000, 5000, 'reversion', 'en_revision', '${original.id}',
        'Motivo', u.id, u.id, array[u.id], now(), now()
      from usuario u, (select '[]'::jsonb as lineas) b where u.correo = 'contador@cuadra.demo'`);
    await expect(borrador).rejects.toMatchObject({ constraint: 'REVERSION_ANTES_DE_LA_ORIGINAL' });
  });
});

describe('las advertencias', () => {
  it('las mismas que esas líneas a mano, y la misma respuesta de quién debe firmar', async () => {
    const original = await contabilizada({ fecha: '2026-10-05', agencia: '02', lineas: lineas(33_300) });
    await contabilizada({
      fecha: '2026-10-20',
      agencia: '02',
      lineas: lineas(33_300, SOBRANTES, CAJA_CHICA),
    });
    const fecha = '2026-10-20';
    const { contabilizar: _, ...aMano } = nueva({
      ...{ fecha, agencia: '02', lineas: lineasInversas(lineas(33_300)), concepto: 'Otra' },
    });
    const porMano = (await oficina.llamar(verEfecto, { body: aMano }, { token: oficina.contador })).cuerpo;
    const suyo = (await verSuEfecto(original.id, { fecha })).cuerpo;
    expect(suyo.cuentas).toEqual(porMano.cuentas);
    expect(suyo.aprobacion).toEqual(porMano.aprobacion);
    expect(suyo.advertencias.map(({ codigo }) => codigo)).toEqual(['FECHA_ATRASADA', 'SIGNO_CONTRARIO']);
    // By hand it is refused: the petty cash would be left with −333.00; a reversal is only warned of it.
    expect(porMano.errores).toMatchObject([{ codigo: 'CUENTA_SIN_SALDO' }]);
    expect(suyo.errores).toEqual([]);
  });

  it('sin su motivo no se contabiliza; con él, y el motivo queda con ella', async () => {
    const { id } = await contabilizada({ fecha: '2026-10-12' });
    const sinMotivo = await revertir(id, { fecha: '2026-10-12' });
    expect(sinMotivo.problema).toMatchObject({
      codigo: 'ADVERTENCIA_SIN_ACEPTAR',
      errores: [{ campo: 'aceptadas', codigo: 'FECHA_ATRASADA' }],
    });
    const [advertencia] = (await verSuEfecto(id, { fecha: '2026-10-12' })).cuerpo.advertencias;
    const { codigo = 'FECHA_ATRASADA', clave = '' } = advertencia ?? {};
    const aceptadas = [{ codigo, clave, motivo: 'Se cierra octubre con ella' }];
    // What was accepted of another day is not what there is on this one.
    expect((await revertir(id, { fecha: '2026-10-13', aceptadas })).problema.codigo).toBe(
      'ADVERTENCIA_CAMBIADA',
    );
    const { status, cuerpo } = await revertir(id, { fecha: '2026-10-12', aceptadas });
    expect(status).toBe(201);
    const guardadas = await oficina.llamar(
      listarAdvertencias,
      { params: { id: cuerpo.id } },
      { token: oficina.contador },
    );
    expect(guardadas.cuerpo).toMatchObject([
      { codigo: 'FECHA_ATRASADA', motivo: 'Se cierra octubre con ella' },
    ]);
  });

  it('la que se propone también: quien la aprueba lee el motivo', async () => {
    const { id } = await contabilizada({ fecha: '2026-10-12', lineas: lineas(10_000) });
    await limitar('9999');
    const fecha = '2026-10-12';
    expect((await revertir(id, { fecha })).problema.codigo).toBe('ADVERTENCIA_SIN_ACEPTAR');
    const { cuerpo: efecto } = await verSuEfecto(id, { fecha });
    expect(efecto.aprobacion).not.toBeNull();
    const aceptadas = efecto.advertencias.map(({ codigo, clave }) => ({ codigo, clave, motivo: 'Así es' }));
    const { cuerpo } = await revertir(id, { fecha, aceptadas });
    await limitar('null');
    expect(cuerpo.estado).toBe('en_revision');
    const { rows } = await sql<{ motivo: string }>`
      select motivo from advertencia_aceptada where partida = ${cuerpo.id}::uuid`.execute(oficina.db);
    expect(rows).toEqual([{ motivo: 'Así es' }]);
  });

  it('en una agencia ajena no se mira nada', async () => {
    const { id } = await contabilizada();
    expect((await verSuEfecto(id, { fecha: '2026-11-16' }, oficina.forastero)).status).toBe(404);
  });
});
