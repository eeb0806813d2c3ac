import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import * as contrato from '@cuadra/contract/contabilidad/partidas';
import { revertirPartida } from '@cuadra/contract/contabilidad/reversion';
import type { CallOf } from '@cuadra/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  abrirOficina,
  CAJA_CHICA,
  lineas,
  nueva,
  type Oficina,
  SOBRANTES,
} from '#contabilidad/libro/testing/oficina.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

type Edicion = CallOf<typeof borradores.editarPartida>['body'];
const editar = (id: string, body: Edicion, token = oficina.auxiliar) =>
  oficina.llamar(borradores.editarPartida, { params: { id }, body }, { token });
const descartar = (id: string, token = oficina.auxiliar) =>
  oficina.llamar(borradores.descartarPartida, { params: { id } }, { token });
const contabilizar = (id: string, token = oficina.auxiliar, version?: number) =>
  oficina.llamar(borradores.contabilizarPartida, { params: { id }, query: { version } }, { token });
const duplicar = (id: string, token = oficina.auxiliar) =>
  oficina.llamar(borradores.duplicarPartida, { params: { id } }, { token });
const ver = (id: string, token = oficina.contador) =>
  oficina.llamar(contrato.verPartida, { params: { id } }, { token });

describe('editar', () => {
  it('cambia lo que se envía, deja lo demás y cuenta una versión', async () => {
    const { id, version } = await oficina.crear(oficina.auxiliar, { fechaDocumento: '2026-11-08' });
    const { status, cuerpo } = await editar(id, { version, lineas: lineas(777) });
    expect(status).toBe(200);
    expect(cuerpo).toMatchObject({
      version: version + 1,
      concepto: 'Sobrante de caja chica',
      fechaDocumento: '2026-11-08',
      debe: 777,
      haber: 777,
    });
    const sinFecha = await editar(id, { version: version + 1, fechaDocumento: null, tipo: 'ingreso' });
    expect(sinFecha.cuerpo).toMatchObject({ fechaDocumento: null, tipo: 'ingreso', debe: 777 });
  });

  it('guardar sin cambios no es un cambio', async () => {
    const { id, version } = await oficina.crear(oficina.auxiliar);
    const { contabilizar: _, ...igual } = nueva();
    expect((await editar(id, { ...igual, version })).cuerpo.version).toBe(version);
    expect((await ver(id)).cuerpo.historia).toHaveLength(1);
  });

  it('dice cuándo se escribió por última vez, que no es cuándo se empezó', async () => {
    const { id, version, registradaEn, editadaEn } = await oficina.crear(oficina.auxiliar);
    expect(editadaEn).toBe(registradaEn);
    oficina.reloj.avanzar({ minutes: 1 });
    const { cuerpo } = await editar(id, { version, concepto: 'Seguido más tarde' });
    expect(cuerpo.registradaEn).toBe(registradaEn);
    expect(Date.parse(cuerpo.editadaEn) - Date.parse(registradaEn)).toBe(60_000);
  });

  it('de dos personas que editan a la vez, una guarda y la otra recibe el conflicto; nada se pierde', async () => {
    const { id, version } = await oficina.crear(oficina.auxiliar);
    const respuestas = await Promise.all([
      editar(id, { version, concepto: 'De quien lo escribió' }),
      editar(id, { version, concepto: 'De quien aprueba' }, oficina.contador),
    ]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const negada = respuestas.find(({ status }) => status === 409);
    expect(negada?.problema.codigo).toBe('CONFLICTO_DE_EDICION');
    const guardada = respuestas.find(({ status }) => status === 200);
    expect((await ver(id)).cuerpo.concepto).toBe(guardada?.cuerpo.concepto);
  });

  it('solo su autor o quien aprueba', async () => {
    const { id, version } = await oficina.crear(oficina.contador);
    for (const respuesta of [
      await editar(id, { version, concepto: 'Ajeno' }),
      await descartar(id),
      await contabilizar(id),
    ]) {
      expect([respuesta.status, respuesta.problema.codigo]).toEqual([403, 'SIN_PERMISO']);
    }
    expect((await editar(id, { version, concepto: 'Propio' }, oficina.contador2)).status).toBe(200);
  });

  it('no se lleva a una agencia donde no se trabaja', async () => {
    const { id, version } = await oficina.crear(oficina.auxiliar);
    const { status, problema } = await editar(id, { version, agencia: '02' });
    expect([status, problema.codigo, problema.errores?.[0]?.campo]).toEqual([403, 'SIN_AGENCIA', 'agencia']);
  });

  it.each(['en revisión', 'contabilizada'])('una %s ya no se edita ni se descarta', async (estado) => {
    const { id, version } = await oficina.crear(oficina.auxiliar);
    if (estado === 'contabilizada') await contabilizar(id);
    else
      await oficina.llamar(
        borradores.enviarPartida,
        { params: { id }, query: {} },
        { token: oficina.auxiliar },
      );
    for (const respuesta of [await editar(id, { version, concepto: 'Tarde' }), await descartar(id)]) {
      expect([respuesta.status, respuesta.problema.codigo]).toEqual([409, 'ESTADO_NO_ADMITE']);
    }
  });
});

describe('descartar', () => {
  it('lo quita, y la bitácora lo recuerda', async () => {
    const { id } = await oficina.crear(oficina.auxiliar, { concepto: 'Descartado' });
    expect((await descartar(id)).cuerpo).toBe(true);
    expect((await ver(id)).problema.codigo).toBe('NO_ENCONTRADO');
    expect((await descartar(id)).problema.codigo).toBe('NO_ENCONTRADO');
    const rastro = await oficina.db
      .selectFrom('bitacora')
      .select(['accion', 'antes'])
      .where('entidad', '=', 'borrador')
      .where('idEntidad', '=', id)
      .orderBy('n', 'desc')
      .executeTakeFirstOrThrow();
    expect(rastro).toMatchObject({ accion: 'partidas:descartar', antes: { concepto: 'Descartado' } });
  });
});

describe('contabilizar un borrador', () => {
  it('conserva su id, recibe número y deja de ser borrador', async () => {
    const { id } = await oficina.crear(oficina.auxiliar);
    const { status, cuerpo } = await contabilizar(id);
    expect([status, cuerpo.id, cuerpo.estado]).toEqual([200, id, 'contabilizada']);
    expect(cuerpo.numero).toBeGreaterThan(0);
    expect(cuerpo.aprobador).toBeNull();
    expect((await contabilizar(id)).problema.codigo).toBe('ESTADO_NO_ADMITE');
  });

  it('diez veces a la vez es una', async () => {
    const { id } = await oficina.crear(oficina.auxiliar);
    const respuestas = await Promise.all(Array.from({ length: 10 }, () => contabilizar(id)));
    const codigos = respuestas.map(({ status, problema }) => (status === 200 ? 'hecha' : problema.codigo));
    expect(codigos.toSorted()).toEqual([...Array(9).fill('ESTADO_NO_ADMITE'), 'hecha']);
  });

  it('solo como se vio: con otra versión es un conflicto', async () => {
    const { id, version } = await oficina.crear(oficina.auxiliar);
    await editar(id, { version, lineas: lineas(9_999) }, oficina.contador);
    expect((await contabilizar(id, oficina.auxiliar, version)).problema.codigo).toBe('CONFLICTO_DE_EDICION');
    expect((await contabilizar(id, oficina.auxiliar, version + 1)).status).toBe(200);
  });

  it('incompleto, dice todo lo que le falta y sigue siendo borrador', async () => {
    const { id } = await oficina.crear(oficina.auxiliar, { concepto: '', lineas: [] });
    const { status, problema } = await contabilizar(id);
    expect(status).toBe(422);
    expect(problema.errores?.map(({ codigo }) => codigo)).toEqual(['CONCEPTO_VACIO', 'LINEA_INVALIDA']);
    expect((await ver(id)).cuerpo.estado).toBe('borrador');
  });

  it('de otra persona: con los límites de quien lo hace, que firma como aprobador', async () => {
    const { id } = await oficina.crear(oficina.auxiliar, { lineas: lineas(1_000_001) });
    expect((await contabilizar(id)).problema.codigo).toBe('REQUIERE_APROBACION');
    const { cuerpo } = await contabilizar(id, oficina.contador);
    expect(cuerpo.autor?.nombre).toBe('José Alfredo Tiul Choc');
    expect(cuerpo.aprobador?.nombre).toBe('Carlos Enrique Xol Pop');
  });
});

describe('duplicar', () => {
  it('un borrador o una contabilizada, con la fecha de hoy y las mismas líneas', async () => {
    const original = { concepto: 'Para repetir', tipo: 'egreso', fecha: '2026-10-02' } as const;
    const borrador = await oficina.crear(oficina.auxiliar, original);
    const contabilizada = await oficina.contabilizada(oficina.auxiliar, original);
    for (const { id } of [borrador, contabilizada]) {
      const { status, cuerpo } = await duplicar(id);
      expect(status).toBe(201);
      expect(cuerpo).toMatchObject({ ...original, fecha: '2026-11-16', estado: 'borrador', debe: 5_000 });
      expect((await ver(cuerpo.id)).cuerpo.lineas.map(({ idCuenta }) => idCuenta)).toEqual([
        CAJA_CHICA,
        SOBRANTES,
      ]);
    }
  });

  it('también de un periodo ya cerrado; lo que no es de mano se vuelve diario', async () => {
    const vieja = await oficina.contabilizada(oficina.contador, { fecha: '2026-05-20' });
    const { cuerpo: reversion } = await oficina.llamar(
      revertirPartida,
      { params: { id: vieja.id }, body: { fecha: '2026-05-21', motivo: 'Equivocada' } },
      { token: oficina.contador },
    );
    await oficina.comoDueno(`update periodo set estado = 'cerrado' where anio = 2026 and mes = 5`);
    expect((await duplicar(vieja.id)).cuerpo).toMatchObject({ tipo: 'diario', fecha: '2026-11-16' });
    expect((await duplicar(reversion.id)).cuerpo).toMatchObject({ tipo: 'diario', revierte: null });
  });

  it('nada, si no existe', async () => {
    expect((await duplicar('00000000-0000-4000-8000-000000000000')).problema.codigo).toBe('NO_ENCONTRADO');
  });
});
