import * as contrato from '@cuadra/contract/contabilidad/folios/folios';
import * as impresion from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lineasDePdf } from '#platform/pdf/testing/lineas-de-pdf.ts';
import { abrirLibreria, DIARIO, type Libreria, textosDe } from './testing/libreria.ts';

let libreria: Libreria;
beforeAll(async () => {
  libreria = await abrirLibreria();
});
beforeEach(() => libreria.vaciar());
afterAll(() => libreria.cerrar());

const token = () => ({ token: libreria.contador });

describe('las autorizaciones', () => {
  it('son existencia: se suman, se ven y una mal escrita se quita mientras no se use', async () => {
    const { status, cuerpo } = await libreria.autorizar('diario', 1, 100);
    expect([status, cuerpo.disponibles, cuerpo.registradaPor.nombre]).toEqual([201, 100, expect.any(String)]);
    const otra = await libreria.autorizar('diario', 101, 150, '2026-03-01');
    expect(await libreria.estado()).toMatchObject({ disponibles: 150, siguiente: 1, hayPocos: false });
    const params = { libro: 'diario', id: otra.cuerpo.id } as const;
    expect((await libreria.llamar(contrato.quitarAutorizacion, { params }, token())).cuerpo).toBe(true);
    await libreria.anular('diario', { desde: 1, hasta: 1 });
    const usada = { libro: 'diario', id: cuerpo.id } as const;
    const { problema } = await libreria.llamar(contrato.quitarAutorizacion, { params: usada }, token());
    expect(problema.codigo).toBe('AUTORIZACION_EN_USO');
    expect(await libreria.estado()).toMatchObject({ disponibles: 99, siguiente: 2 });
  });

  it('no admite folios ya autorizados, ni fechas anteriores a la última o futuras', async () => {
    await libreria.autorizar('diario', 1, 100);
    for (const [desde, fecha, frase] of [
      [100, '2026-03-01', 'hasta el 100'],
      [101, '2025-12-31', '01/01/2026'],
      [101, '2026-12-01', 'posterior a hoy'],
    ] as const) {
      const { status, problema } = await libreria.autorizar('diario', desde, 120, fecha);
      expect([status, problema.codigo]).toEqual([422, 'AUTORIZACION_INVALIDA']);
      expect(problema.detail).toContain(frase);
    }
  });
});

describe('reimprimir', () => {
  it('son los mismos bytes; lo que marca es su número, su motivo y una constancia aparte', async () => {
    await libreria.autorizar('diario', 1, 100);
    await libreria.registrarPartidas(30);
    const { cuerpo: pieza } = await libreria.imprimir({ ...DIARIO, hasta: 30 });
    const original = await libreria.bajar(pieza.id);
    libreria.reloj.avanzar({ hours: 24 * 40 });
    const sinMotivo = await libreria.llamar(
      impresion.pedirEntrega,
      { params: { id: pieza.id }, body: {} },
      { token: await libreria.entrar('contador@cuadra.demo') },
    );
    expect(sinMotivo.problema.codigo).toBe('REIMPRESION_SIN_MOTIVO');
    const auditor = await libreria.entrar('auditor@cuadra.demo');
    const copia = await libreria.bajar(pieza.id, 'Revisión de la auditoría', auditor);
    expect([original.n, copia.n]).toEqual([1, 2]);
    expect(copia.bytes.equals(original.bytes)).toBe(true);
    expect(copia.nombre).toBe(`libro-diario-folios-1-${pieza.paginas}-reimpresion-1.pdf`);
    const params = { id: pieza.id, n: 2 };
    const { cruda } = await libreria.llamar(impresion.bajarConstancia, { params }, { token: auditor });
    const textos = (await textosDe(cruda.rawPayload))[0]?.join('\n');
    expect(textos).toContain('Constancia de reimpresión n.º 1');
    expect(textos).toContain('Revisión de la auditoría');
    expect(textos).toContain(pieza.huella);
    libreria.reloj.avanzar({ minutes: impresion.MINUTOS_DE_ENTREGA + 1 });
    const tarde = await libreria.llamar(
      impresion.bajarFolios,
      { params },
      { token: await libreria.entrar('auditor@cuadra.demo') },
    );
    expect(tarde.problema.codigo).toBe('ENTREGA_VENCIDA');
  });

  it('solo quien imprime recibe el original, y cada quien baja lo que pidió', async () => {
    await libreria.autorizar('diario', 1, 100);
    await libreria.registrarPartidas(2);
    const { cuerpo: pieza } = await libreria.imprimir({ ...DIARIO, hasta: 2 });
    const auditor = { token: await libreria.entrar('auditor@cuadra.demo') };
    const call = { params: { id: pieza.id }, body: { motivo: 'Para ver' } };
    expect((await libreria.llamar(impresion.pedirEntrega, call, auditor)).problema.codigo).toBe(
      'SIN_PERMISO',
    );
    await libreria.bajar(pieza.id);
    const ajena = await libreria.llamar(impresion.bajarFolios, { params: { id: pieza.id, n: 1 } }, auditor);
    expect(ajena.problema.codigo).toBe('NO_ENCONTRADO');
  });
});

describe('anular', () => {
  it('una hoja impresa queda anulada y lo que decía, igual, en el siguiente folio', async () => {
    await libreria.autorizar('diario', 1, 100);
    await libreria.registrarPartidas(40);
    const { cuerpo: pieza } = await libreria.imprimir({ ...DIARIO, hasta: 40 });
    const siguiente = pieza.paginas + 1;
    const { cuerpo } = await libreria.anular('diario', { desde: 2, hasta: 2 });
    expect(cuerpo).toMatchObject({
      anulados: 1,
      pieza: { clase: 'sustitucion', folios: [{ desde: siguiente, hasta: siguiente }] },
    });
    const original = (await lineasDePdf((await libreria.bajar(pieza.id)).bytes)).filter(
      ({ pagina }) => pagina === 2,
    );
    const otra = await lineasDePdf((await libreria.bajar(cuerpo.pieza?.id ?? '')).bytes);
    const cuerpoDe = (lineas: typeof otra) => lineas.slice(1, -1).map(({ y, textos }) => ({ y, textos }));
    expect(cuerpoDe(otra)).toEqual(cuerpoDe(original));
    const textos = otra.map(({ textos: suyos }) => suyos.map(({ texto }) => texto).join('|'));
    expect([textos[0], textos.at(-1)]).toEqual([
      expect.stringMatching(new RegExp(`Folio ${siguiente}$`)),
      expect.stringContaining('|Sustituye al folio 2, anulado'),
    ]);
    const params = { libro: 'diario', folio: 2 } as const;
    const hoja = await libreria.llamar(impresion.verHoja, { params }, token());
    expect(hoja.cuerpo).toMatchObject({
      estado: 'anulado',
      motivo: 'La impresora la arrugó',
      sustituidoPor: siguiente,
      huellaCoincide: true,
    });
    expect((await libreria.anular('diario', { desde: 2, hasta: 2 })).problema.codigo).toBe(
      'FOLIO_NO_ANULABLE',
    );
  });

  it('en blanco, las siguientes y en orden; un lote mezclado no', async () => {
    await libreria.autorizar('diario', 1, 100);
    await libreria.registrarPartidas(2);
    expect((await libreria.anular('diario', { desde: 2, hasta: 2 })).problema.codigo).toBe(
      'FOLIO_NO_ANULABLE',
    );
    expect((await libreria.anular('diario', { desde: 1, hasta: 3 })).cuerpo).toEqual({
      anulados: 3,
      pieza: null,
    });
    const { cuerpo: pieza } = await libreria.imprimir({ ...DIARIO, hasta: 2 });
    expect(pieza.folios).toEqual([{ desde: 4, hasta: 4 }]);
    const mezclado = await libreria.anular('diario', { desde: 4, hasta: 5 });
    expect(mezclado.problema.codigo).toBe('FOLIO_NO_ANULABLE');
    const { cuerpo } = await libreria.anular('diario', { desde: 4, hasta: 4, sustituir: false });
    expect(cuerpo).toEqual({ anulados: 1, pieza: null });
    const { cuerpo: registro } = await libreria.llamar(
      contrato.verLibroLegal,
      { params: { libro: 'diario' }, query: {} },
      token(),
    );
    expect(registro.anuladosEnBlanco).toMatchObject([
      { desde: 1, hasta: 3, motivo: 'La impresora la arrugó' },
    ]);
    expect(registro.autorizaciones).toMatchObject([{ impresos: 0, anulados: 4, disponibles: 96 }]);
  });
});
