import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import * as contrato from '@cuadra/contract/contabilidad/comprobantes';
import * as partidas from '@cuadra/contract/contabilidad/partidas';
import { revertirPartida } from '@cuadra/contract/contabilidad/reversion';
import { verVerificacion } from '@cuadra/contract/reportes/archivos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  abrirOficina,
  CAJA_CHICA,
  lineas,
  type Oficina,
  SOBRANTES,
} from '#contabilidad/libro/testing/oficina.ts';
import { cifrasEnColumnas } from '#platform/pdf/testing/disposicion.ts';
import { leerPdf } from '#platform/pdf/testing/leer-pdf.ts';
import { lineasDePdf } from '#platform/pdf/testing/lineas-de-pdf.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

const uno = (id: string, token = oficina.contador) =>
  oficina.llamar(contrato.comprobantePdf, { params: { id } }, { token });
const varios = (ids: string[], token = oficina.contador) =>
  oficina.llamar(contrato.comprobantesPdf, { body: { ids } }, { token });

/** Each line of the document, its texts separated by a bar. */
const textosDe = async (id: string) =>
  (await lineasDePdf((await uno(id)).cruda.rawPayload)).map(({ texto }) => texto);

describe('el comprobante de una partida', () => {
  it('dice lo mismo que la partida: número, fechas, tipo, agencia, líneas, totales, letras y quién responde', async () => {
    const { id, numero } = await oficina.contabilizada(oficina.contador, {
      fecha: '2026-11-10',
      fechaDocumento: '2026-11-08',
      tipo: 'ingreso',
      concepto: 'Sobrante hallado en el arqueo',
      lineas: [
        { idCuenta: CAJA_CHICA, debe: 1_234_56, haber: 0, documento: 'R-17' },
        { idCuenta: SOBRANTES, debe: 0, haber: 1_000_00, concepto: 'Del arqueo del lunes' },
        { idCuenta: SOBRANTES, debe: 0, haber: 234_56 },
      ],
    });
    const { cuerpo: api } = await oficina.llamar(
      partidas.verPartida,
      { params: { id } },
      { token: oficina.contador },
    );
    const { status, cruda } = await uno(id);
    expect([status, cruda.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(cruda.headers['content-disposition']).toMatch(
      /^inline; filename="comprobante-de-partida-2026-11-16-[A-Z0-9]{4}-[A-Z0-9]{4}\.pdf"$/,
    );
    const nombres = api.lineas.map(({ nombreCuenta }) => nombreCuenta);
    const autor = api.autor?.nombre ?? '';
    const textos = (await lineasDePdf(cruda.rawPayload)).map(({ texto }) => texto);
    expect(textos.slice(0, -1)).toEqual([
      'Cooperativa Integral de Ahorro y Crédito La Ceiba, R.L.',
      'NIT 4589127-3 · 4a. avenida 5-62, zona 1, Cobán, Alta Verapaz',
      `Comprobante de partida ${numero}/2026`,
      'Fecha contable|10/11/2026',
      'Fecha del documento|08/11/2026',
      'Registrada el|16/11/2026 09:00',
      'Tipo|Ingreso',
      'Agencia|01 Agencia Central Cobán',
      'Concepto|Sobrante hallado en el arqueo',
      'Código|Cuenta y concepto|Documento|Debe (Q)|Haber (Q)',
      `${CAJA_CHICA}|${nombres[0]}|R-17|1,234.56`,
      `${SOBRANTES}|${nombres[1]}|1,000.00`,
      'Del arqueo del lunes',
      `${SOBRANTES}|${nombres[2]}|234.56`,
      'Totales|1,234.56|1,234.56',
      'Son: MIL DOSCIENTOS TREINTA Y CUATRO QUETZALES CON 56/100',
      `Sello ${api.huella}`,
      'Soportes: ninguno',
      'Elaboró|Revisó|Autorizó',
      // Nobody else saw it: nobody else is said to have reviewed or authorised it.
      autor,
    ]);
    expect(textos.at(-1)).toMatch(/\|Verificación [2-9A-Z]{4}-[2-9A-Z]{4} · Página 1 de 1$/);
  });

  it('el que aprobó otra persona lleva su nombre en revisó y autorizó', async () => {
    const { id, version } = await oficina.crear(oficina.auxiliar, { lineas: lineas(2_000_000) });
    await oficina.llamar(
      borradores.enviarPartida,
      { params: { id }, query: {} },
      { token: oficina.auxiliar },
    );
    const { cuerpo } = await oficina.llamar(
      borradores.aprobarPartida,
      { params: { id }, query: { version: version + 1 } },
      { token: oficina.contador },
    );
    const textos = await textosDe(id);
    const [elaboro, aprobo] = [cuerpo.autor?.nombre, cuerpo.aprobador?.nombre];
    expect(elaboro).not.toBe(aprobo);
    expect(textos).toContain(`${elaboro}|${aprobo}|${aprobo}`);
  });

  it('un borrador lo dice en el título de cada página y en una frase, y no lo autoriza nadie', async () => {
    const { id, autor } = await oficina.crear(oficina.contador, {
      lineas: [{ idCuenta: CAJA_CHICA, debe: 500, haber: 0 }],
    });
    const textos = await textosDe(id);
    expect(textos).toContain('Comprobante de partida: BORRADOR');
    expect(textos).toContain('Borrador: no está contabilizada y no tiene validez.');
    expect(textos).toContain('Totales|5.00|0.00');
    expect(textos).toContain('Son: LA PARTIDA NO CUADRA');
    expect(textos.at(-2)).toBe(autor?.nombre);
    expect(textos.some((texto) => texto.startsWith('Sello'))).toBe(false);
  });

  it('una reversión y la revertida se nombran la una a la otra, con el motivo', async () => {
    const original = await oficina.contabilizada(oficina.contador, { fecha: '2026-11-05' });
    const { cuerpo: reversion } = await oficina.llamar(
      revertirPartida,
      { params: { id: original.id }, body: { fecha: '2026-11-12', motivo: 'Cuenta equivocada' } },
      { token: oficina.contador },
    );
    const de = await textosDe(original.id);
    expect(de).toContain(`Revertida por|Partida ${reversion.numero}/2026 del 12/11/2026`);
    const inversa = await textosDe(reversion.id);
    expect(inversa).toContain(`Revierte|Partida ${original.numero}/2026 del 05/11/2026`);
    expect(inversa).toContain('Motivo|Cuenta equivocada');
  });

  it('con cientos de líneas sigue en otras páginas, y lo que trae una es lo que llevaba la anterior', async () => {
    const cuantas = 120;
    const { id } = await oficina.contabilizada(oficina.contador, {
      lineas: [
        ...Array.from({ length: cuantas }, () => ({ idCuenta: CAJA_CHICA, debe: 100, haber: 0 })),
        { idCuenta: SOBRANTES, debe: 0, haber: cuantas * 100 },
      ],
    });
    const { rawPayload } = (await uno(id)).cruda;
    const impresas = await lineasDePdf(rawPayload);
    const paginas = impresas.at(-1)?.pagina ?? 0;
    expect(paginas).toBeGreaterThan(2);
    const cifras = cifrasEnColumnas(await leerPdf(rawPayload), ['Debe (Q)', 'Haber (Q)'], {
      esCifra: /^[\d,]+\.\d\d$/,
    });
    const enColumna = (titulo: string) => cifras.filter(({ columna }) => columna === titulo).length;
    // The lines of its side, the total, and what each page but the last carries over and the next brings.
    const deMas = 1 + (paginas - 1) * 2;
    expect([enColumna('Debe (Q)'), enColumna('Haber (Q)'), enColumna('')]).toEqual([
      cuantas + deMas,
      1 + deMas,
      0,
    ]);
    const van = impresas.filter(({ texto }) => texto.startsWith('Van|'));
    const vienen = impresas.filter(({ texto }) => texto.startsWith('Vienen|'));
    expect(van).toHaveLength(paginas - 1);
    expect(vienen.map(({ texto }) => texto.replace('Vienen', 'Van'))).toEqual(van.map(({ texto }) => texto));
    expect(impresas.map(({ texto }) => texto)).toContain('Totales|120.00|120.00');
  });
});

describe('varios comprobantes', () => {
  it('van en el orden pedido, cada uno en página nueva y con sus propias páginas contadas', async () => {
    const tres: partidas.ResumenDePartida[] = [];
    for (const monto of [100, 200, 300])
      tres.push(await oficina.contabilizada(oficina.contador, { lineas: lineas(monto) }));
    const pedidos = [2, 0, 1].map((i) => tres[i]);
    const { cruda } = await varios(pedidos.map((partida) => partida?.id ?? ''));
    const impresas = await lineasDePdf(cruda.rawPayload);
    const titulos = impresas.filter(({ texto }) => texto.startsWith('Comprobante de partida '));
    expect(titulos.map(({ pagina, texto }) => ({ pagina, texto }))).toEqual(
      pedidos.map((partida, i) => ({
        pagina: i + 1,
        texto: `Comprobante de partida ${partida?.numero}/2026`,
      })),
    );
    expect(impresas.filter(({ texto }) => texto.endsWith('Página 1 de 1'))).toHaveLength(3);
    const { marcadores } = await leerPdf(cruda.rawPayload);
    expect(marcadores).toEqual(
      pedidos.map((partida, i) => ({
        titulo: `Comprobante de partida ${partida?.numero}/2026`,
        pagina: i + 1,
      })),
    );
  });

  it('una que no existe o es de otra agencia los niega todos; más de 200 no se piden', async () => {
    const { id } = await oficina.contabilizada(oficina.contador, { lineas: lineas(100) });
    const ausente = '5f0c8a52-8f6e-4b62-a2a0-0c9b8a3c8f01';
    expect((await varios([id, ausente])).problema.codigo).toBe('NO_ENCONTRADO');
    expect((await varios([id], oficina.forastero)).problema.codigo).toBe('NO_ENCONTRADO');
    expect((await uno(id, oficina.forastero)).problema.codigo).toBe('NO_ENCONTRADO');
    const demasiadas = Array.from({ length: 201 }, () => id);
    expect((await varios(demasiadas)).status).toBe(400);
    const cajero = await oficina.entrar('cajero@cuadra.demo');
    expect((await uno(id, cajero)).problema.codigo).toBe('SIN_PERMISO');
  });

  it('su código responde lo que eran, y deja de ser igual si el borrador cambia o se descarta', async () => {
    const { id } = await oficina.crear(oficina.contador, { lineas: lineas(700) });
    const pie = (await lineasDePdf((await uno(id)).cruda.rawPayload)).at(-1)?.texto ?? '';
    const codigo = /Verificación (\S+)/.exec(pie)?.[1] ?? '';
    const verificar = async () =>
      (await oficina.llamar(verVerificacion, { params: { codigo } }, { token: oficina.contador })).cuerpo;
    expect(await verificar()).toMatchObject({
      reporte: 'comprobantes',
      filtros: { ids: [id] },
      filas: 2,
      sigueIgual: true,
    });
    await oficina.llamar(
      borradores.editarPartida,
      { params: { id }, body: { version: 1, concepto: 'Otro' } },
      { token: oficina.contador },
    );
    expect((await verificar()).sigueIgual).toBe(false);
    await oficina.llamar(borradores.descartarPartida, { params: { id } }, { token: oficina.contador });
    expect((await verificar()).sigueIgual).toBe(false);
  });
});
