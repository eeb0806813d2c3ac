// The papers of the cheques, read back as text.
import * as contrato from '@cuadra/contract/contabilidad/bancos/cheques';
import type { CallOf, Endpoint, ResponseOf } from '@cuadra/contract/endpoint';
import { bajarArchivo, pedirArchivo } from '@cuadra/contract/reportes/archivos';
import type { FiltrosPara } from '@cuadra/contract/reportes/lista';
import type { NombreDeReporte } from '@cuadra/contract/reportes/nombres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineasDePdf } from '#platform/pdf/testing/lineas-de-pdf.ts';
import { GASTOS, HOY, type MundoDeBancos, mundoDeBancos } from '../testing/mundo-de-bancos.ts';

let m: MundoDeBancos;
beforeAll(async () => {
  m = await mundoDeBancos();
});
afterAll(() => m.cerrar());

async function pedir<E extends Endpoint>(endpoint: E, call: object): Promise<ResponseOf<E>> {
  const { status, cuerpo, problema } = await m.llamar(endpoint, call as CallOf<E>, {
    token: m.contador.token,
  });
  if (status >= 400) throw new Error(JSON.stringify(problema));
  return cuerpo;
}

const emitir = (numero: number) =>
  pedir(contrato.emitirCheque, {
    params: { id: m.banrural },
    body: {
      ...{ numero, fecha: '2026-11-10', beneficiario: 'Ferretería El Centro', concepto: `Pintura ${numero}` },
      lineas: [{ idCuenta: GASTOS, monto: 1_500_25 }],
    },
  });

async function textos<N extends NombreDeReporte>(reporte: N, filtros: FiltrosPara<N>): Promise<string[]> {
  const body = { reporte, formato: 'pdf', filtros: filtros as Record<string, unknown> };
  const { id } = await pedir(pedirArchivo, { body });
  const { cruda } = await m.llamar(bajarArchivo, { params: { id } }, { token: m.contador.token });
  return (await lineasDePdf(cruda.rawPayload)).map(({ texto }) => texto);
}

describe('el voucher de un cheque', () => {
  it('dice a quién, cuánto en cifras y en letras, su póliza y quién lo recibió', async () => {
    const { id, version, partida } = await emitir(501);
    const body = { version, a: 'Ana Lucía Caal', documento: '2547 36198 1601', en: HOY };
    await pedir(contrato.entregarCheque, { params: { id }, body });
    const impreso = await textos('cheque-voucher', { cheque: id });
    for (const dicho of [
      'Cheque 501 del 10/11/2026. Montos en quetzales.',
      'Páguese a|Ferretería El Centro',
      'Concepto|Pintura 501',
      'Estado|Entregado',
      'Entregado el|16/11/2026',
      'Q 1,500.25',
      'Son: MIL QUINIENTOS QUETZALES CON 25/100',
      'Totales|1,500.25|1,500.25',
      'Hecho por|Revisado',
      'Autorizado|Recibí conforme',
      'Ana Lucía Caal',
      'Documento 2547 36198 1601',
    ])
      expect(impreso).toContain(dicho);
    const suya = impreso.find((texto) => texto.startsWith('Partida|'));
    expect(suya).toContain(`${partida?.numero}/${partida?.ejercicio}`);
  });

  it('el anulado dice que lo está, por qué y qué partida lo revierte; el arruinado no tiene póliza', async () => {
    const { id, version } = await emitir(502);
    await pedir(contrato.anularCheque, {
      params: { id },
      body: { version, fecha: HOY, motivo: 'El proveedor lo perdió' },
    });
    const anulado = await textos('cheque-voucher', { cheque: id });
    expect(anulado).toContain('ANULADO: El proveedor lo perdió');
    expect(anulado.find((texto) => texto.startsWith('Revertida por|Partida '))).toBeDefined();
    const arruinado = await pedir(contrato.anotarChequeArruinado, {
      params: { id: m.banrural },
      body: { numero: 503, fecha: HOY, motivo: 'Se manchó de tinta' },
    });
    const impreso = await textos('cheque-voucher', { cheque: arruinado.id });
    expect(impreso).toContain('ANULADO: Se manchó de tinta');
    expect(impreso).toContain('Partida|No tiene');
    expect(impreso.filter((texto) => /^Q |Totales|Son:/.test(texto))).toEqual([]);
  });
});

describe('el registro de cheques', () => {
  it('dice cada número de esas fechas, también el arruinado, y cuántos hay de cada estado', async () => {
    const dias = { cuenta: m.banrural, desde: '2026-11-01', hasta: HOY };
    const impreso = await textos('registro-de-cheques', dias);
    for (const numero of ['501', '502', '503'])
      expect(impreso.filter((texto) => texto.startsWith(`${numero}|`))).toHaveLength(1);
    expect(impreso).toContain('Entregado|1|1,500.25');
    expect(impreso).toContain('Anulado|2|1,500.25');
    expect(impreso).toContain('Total|3|3,000.50');
  });

  it('de un estado, solo esos; de una cuenta sin cheques, lo dice', async () => {
    const dias = { desde: '2026-11-01', hasta: HOY };
    const anulados = await textos('registro-de-cheques', {
      ...{ cuenta: m.banrural, ...dias, estado: 'anulado' },
    });
    expect(anulados).toContain('Estado: anulado');
    expect(anulados).toContain('Total|2|1,500.25');
    const buscado = await textos('registro-de-cheques', { cuenta: m.banrural, q: 'ferreteria' });
    expect(buscado).toContain('Búsqueda: «ferreteria»');
    expect(buscado).toContain('Total|2|3,000.50');
    const vencidos = await textos('registro-de-cheques', { cuenta: m.banrural, vencidos: 'si' });
    expect(vencidos).toContain('Solo los vencidos');
    expect(vencidos).toContain('No hay cheques con esos filtros.');
    const ninguno = await textos('registro-de-cheques', { cuenta: m.industrial, ...dias });
    expect(ninguno).toContain('No hay cheques con esos filtros.');
  });
});
