// Partidas Diario over the demo's books, against what their lines say.
import * as contrato from '@cuadra/contract/contabilidad/reporte-partidas';
import { bajarArchivo, pedirArchivo, verVerificacion } from '@cuadra/contract/reportes/archivos';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marcadoresDePdf } from '#platform/pdf/testing/leer-pdf.ts';
import { lineasDePdf } from '#platform/pdf/testing/lineas-de-pdf.ts';
import { leerHoja } from '#platform/sheets/leer-hoja.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

let prueba: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  prueba = await aplicacionDePrueba({ historia: true });
  token = await prueba.entrar('contador@cuadra.demo');
});
afterAll(() => prueba.cerrar());

type Consulta = Partial<Record<keyof contrato.FiltrosDeDiario, string>>;

async function listar(filtros: Consulta, limite = 50, quien = token) {
  const leidas: contrato.PartidaConLineas[] = [];
  let cursor: string | undefined;
  do {
    const { status, cuerpo } = await prueba.llamar(
      contrato.listarPartidasDiario,
      { query: { ...(filtros as object), cursor, limite } },
      { token: quien },
    );
    if (status !== 200) throw new Error(String(status));
    leidas.push(...cuerpo.partidas);
    cursor = cuerpo.siguiente ?? undefined;
  } while (cursor !== undefined);
  return leidas;
}
const resumir = async (filtros: Consulta) =>
  (await prueba.llamar(contrato.resumirPartidasDiario, { query: { ...(filtros as object) } }, { token }))
    .cuerpo;

async function bajar(formato: 'pdf' | 'xlsx' | 'csv', filtros: object) {
  const { status, cuerpo, problema } = await prueba.llamar(
    pedirArchivo,
    { body: { reporte: 'partidas-diario', formato, filtros: { ...filtros } } },
    { token },
  );
  if (status !== 201) throw new Error(JSON.stringify(problema));
  const { cruda } = await prueba.llamar(bajarArchivo, { params: { id: cuerpo.id } }, { token });
  return { ...cuerpo, bytes: cruda.rawPayload };
}

/** From the lines, by their own date and number. */
async function deLasLineas(condicion: string) {
  const { rows } = await sql<{ partidas: number; lineas: number; debe: number; haber: number }>`
    select count(distinct (ejercicio, numero))::int as partidas, count(*)::int as lineas,
      coalesce(sum(debe), 0)::bigint as debe, coalesce(sum(haber), 0)::bigint as haber
    from linea where ${sql.raw(condicion)}`.execute(prueba.db);
  return rows[0];
}

const MARZO = { desde: '2026-03-01', hasta: '2026-03-31' };

describe('las partidas y sus líneas', () => {
  it.each([
    ['por fechas', MARZO, `fecha between '2026-03-01' and '2026-03-31'`],
    [
      'de una agencia',
      { ...MARZO, agencia: '02' },
      `fecha between '2026-03-01' and '2026-03-31' and agencia = '02'`,
    ],
    [
      'por números de un ejercicio',
      { ejercicio: '2025', desdeNumero: '100', hastaNumero: '180' },
      'ejercicio = 2025 and numero between 100 and 180',
    ],
  ])('%s: todas, una vez cada una, y el resumen es su suma', async (_, filtros, condicion) => {
    const esperado = await deLasLineas(condicion);
    expect(esperado?.partidas).toBeGreaterThan(30);
    const leidas = await listar(filtros, 17);
    const lineas = leidas.flatMap((partida) => partida.lineas);
    expect({
      partidas: new Set(leidas.map(({ id }) => id)).size,
      lineas: lineas.length,
      debe: lineas.reduce((suma, { debe }) => suma + debe, 0),
      haber: lineas.reduce((suma, { haber }) => suma + haber, 0),
    }).toEqual(esperado);
    expect(leidas).toHaveLength(esperado?.partidas ?? 0);
    const { porTipo, ...total } = await resumir(filtros);
    expect(total).toEqual(esperado);
    expect(porTipo.reduce((suma, { debe }) => suma + debe, 0)).toBe(esperado?.debe);
  });

  it('por número o por fecha, en ese orden', async () => {
    const porNumero = await listar({ ...MARZO, orden: 'numero' });
    const porFecha = await listar({ ...MARZO, orden: 'fecha' });
    const numeros = porNumero.map(({ numero }) => numero ?? 0);
    expect(numeros).toEqual(numeros.toSorted((uno, otro) => uno - otro));
    const fechas = porFecha.map(({ fecha }) => fecha);
    expect(fechas).toEqual(fechas.toSorted());
    expect(new Set(porFecha.map(({ id }) => id))).toEqual(new Set(porNumero.map(({ id }) => id)));
  });

  it('los borradores se piden por su estado, no tienen número, y por números no hay', async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from borrador where estado = 'borrador'`.execute(prueba.db);
    const borradores = await listar({ estado: 'borrador' }, 1);
    expect(borradores).toHaveLength(rows[0]?.n ?? -1);
    expect(borradores.every(({ numero }) => numero === null)).toBe(true);
    expect(await listar({ estado: 'borrador', ejercicio: '2026', desdeNumero: '1' })).toEqual([]);
  });

  it('los números piden su ejercicio; una agencia ajena, un cursor inventado y quien no puede se rechazan', async () => {
    const pedir = (query: object, quien = token) =>
      prueba.llamar(contrato.listarPartidasDiario, { query }, { token: quien });
    expect((await pedir({ desdeNumero: '5' })).problema.errores?.[0]?.campo).toBe('ejercicio');
    expect((await pedir({ agencia: '77' })).problema.codigo).toBe('SIN_AGENCIA');
    expect((await pedir({ cursor: 'inventado' })).problema.errores?.[0]?.campo).toBe('cursor');
    expect((await pedir({}, await prueba.entrar('cajero@cuadra.demo'))).status).toBe(403);
  });
});

describe('en archivos', () => {
  const cifra = (centavos: number) => (centavos / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  const SEMANA = { desde: '2026-03-02', hasta: '2026-03-06', orden: 'fecha' };

  it('el PDF trae cada partida con sus líneas, lo que va de una página a otra, y un resumen igual a las páginas', async () => {
    const pantalla = await listar(SEMANA);
    const { bytes } = await bajar('pdf', SEMANA);
    const impresas = await lineasDePdf(bytes);
    const textos = impresas.map(({ texto }) => texto);
    expect(
      textos.filter((texto) => /^Partida \d+\/2026 · /.test(texto)).map((texto) => texto.split(' ')[1]),
    ).toEqual(pantalla.map(({ numero, ejercicio }) => `${numero}/${ejercicio}`));
    expect(
      textos
        .filter((texto) => texto.startsWith('Suma la partida '))
        .map((texto) => texto.split('|').slice(1)),
    ).toEqual(pantalla.map(({ debe, haber }) => [cifra(debe), cifra(haber)]));
    const codigos = textos.flatMap((texto) => /^(\d{4,10})\|/.exec(texto)?.[1] ?? []);
    expect(codigos).toEqual(pantalla.flatMap(({ lineas }) => lineas.map(({ idCuenta }) => idCuenta)));

    const van = textos.filter((texto) => texto.startsWith('Van|')).map((texto) => texto.slice(4));
    const vienen = textos.filter((texto) => texto.startsWith('Vienen|')).map((texto) => texto.slice(7));
    expect(van.length).toBeGreaterThan(0);
    expect(vienen).toEqual(van);

    const debe = pantalla.reduce((suma, partida) => suma + partida.debe, 0);
    const lineas = pantalla.reduce((suma, partida) => suma + partida.lineas.length, 0);
    expect(textos).toContain(`Total|${pantalla.length}|${lineas}|${cifra(debe)}|${cifra(debe)}`);
    const marcas = bytes.toString('latin1').match(/\/Title/g)?.length ?? 0;
    expect(marcas).toBeGreaterThan(pantalla.length);
  });

  it('una tras otra, lo que suman todas es lo que venía más lo de la última página, y lo del resumen', async () => {
    const { bytes } = await bajar('pdf', SEMANA);
    const impresas = await lineasDePdf(bytes);
    const suman = impresas.find(({ texto }) => texto.startsWith('Suman todas las partidas|'));
    const deLaUltima = impresas.filter(({ pagina }) => pagina === suman?.pagina).map(({ texto }) => texto);
    const enCentavos = (texto: string) => Number(texto.replaceAll(/[,.]/g, ''));
    const montos = (texto = '') => texto.split('|').slice(1).map(enCentavos);
    const sumas = deLaUltima.filter((texto) => texto.startsWith('Suma la partida ')).map(montos);
    // The first of the page may have begun on the one before: its lines here are what it adds.
    const lineas = deLaUltima.filter((texto) => /^\d{4,10}\|/.test(texto));
    const enLineas = lineas.reduce((suma, texto) => suma + enCentavos(texto.split('|').at(-1) ?? ''), 0);
    const [debe = 0, haber = 0] = montos(deLaUltima.find((texto) => texto.startsWith('Vienen|')));
    expect(sumas.length).toBeGreaterThan(0);
    expect(montos(suman?.texto).reduce((uno, otro) => uno + otro, 0)).toBe(debe + haber + enLineas);
    const resumen = impresas
      .find(({ texto }) => /^Total\|/.test(texto))
      ?.texto.split('|')
      .slice(-2);
    expect(suman?.texto.split('|').slice(1)).toEqual(resumen);
  });

  it('ninguna partida deja su suma sola en otra página', async () => {
    const impresas = await lineasDePdf((await bajar('pdf', { ...MARZO, orden: 'fecha' })).bytes);
    const solas = impresas.filter(
      ({ texto }, i) =>
        /^Suma la partida/.test(texto) && /^(Código|Vienen)\|/.test(impresas[i - 1]?.texto ?? ''),
    );
    expect(impresas.at(-1)?.pagina).toBeGreaterThan(20);
    expect(solas).toEqual([]);
  });

  it('una por página empieza cada partida en página nueva, y el resumen no va en la de ninguna', async () => {
    const { bytes } = await bajar('pdf', { ...SEMANA, disposicion: 'una_por_pagina', papel: 'oficio' });
    const impresas = await lineasDePdf(bytes);
    const titulos = impresas.filter(({ texto }) => /^Partida \d+\/2026 · /.test(texto));
    const paginas = new Set(titulos.map(({ pagina }) => pagina));
    expect(paginas.size).toBe(titulos.length);
    const resumen = impresas.find(({ texto }) => texto === 'Resumen');
    expect(resumen?.pagina).toBeGreaterThan(Math.max(...paginas));
    expect(impresas.some(({ texto }) => texto.startsWith('Suman todas'))).toBe(false);
    expect(bytes.toString('latin1')).toContain('/MediaBox [0 0 612 936]');
  });

  it('los marcadores son las partidas, en orden, y el resumen', async () => {
    const pantalla = await listar(SEMANA);
    const { bytes } = await bajar('pdf', SEMANA);
    expect((await marcadoresDePdf(bytes)).map((marca) => marca.split(' · ')[0])).toEqual([
      ...pantalla.map(({ numero, ejercicio }) => `Partida ${numero}/${ejercicio}`),
      'Resumen',
    ]);
  });

  it('de los borradores dice que lo son y cuál no cuadra; sin ninguna partida, lo dice', async () => {
    const textos = (await lineasDePdf((await bajar('pdf', { estado: 'borrador' })).bytes)).map(
      ({ texto }) => texto,
    );
    const borradores = await listar({ estado: 'borrador' });
    expect(textos.filter((texto) => texto.startsWith('BORRADOR · '))).toHaveLength(borradores.length);
    expect(textos.filter((texto) => texto.startsWith('Suma el borrador, que no cuadra|'))).toHaveLength(
      borradores.filter(({ debe, haber }) => debe !== haber).length,
    );
    expect(textos).toContain('Estado: Borrador (sin contabilizar)');
    const nada = { desde: '2020-01-01', hasta: '2020-01-01' };
    const vacio = (await lineasDePdf((await bajar('pdf', nada)).bytes)).map(({ texto }) => texto);
    expect(vacio).toContain('No hay partidas que imprimir.');
    expect(vacio).toContain('Del 01/01/2020');
  });

  it('de un autor, solo las suyas, y el documento lo nombra', async () => {
    const [alguna] = (await listar(MARZO)).filter(({ autor }) => autor !== null);
    const usuario = alguna?.autor?.id ?? '';
    const suyas = await listar({ ...MARZO, usuario });
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from partida
      where autor = ${usuario}::uuid and fecha between '2026-03-01' and '2026-03-31'`.execute(prueba.db);
    expect(suyas).toHaveLength(rows[0]?.n ?? -1);
    const textos = (await lineasDePdf((await bajar('pdf', { ...MARZO, usuario })).bytes)).map(
      ({ texto }) => texto,
    );
    expect(textos).toContain(`Autor: ${alguna?.autor?.nombre}`);
    expect(textos.filter((texto) => texto.startsWith('Suma la partida'))).toHaveLength(suyas.length);
  });

  it('CSV y XLSX traen una fila por línea, con lo mismo que la pantalla', async () => {
    const pantalla = await listar(SEMANA);
    const esperadas = pantalla.flatMap(({ numero, fecha, lineas }) =>
      lineas.map(({ idCuenta, debe, haber }) => ({ numero, fecha, idCuenta, debe, haber })),
    );
    const [, ...csv] = await leerHoja((await bajar('csv', SEMANA)).bytes, 'csv', { filasMax: 10_000 });
    expect(
      csv.map(({ celdas }) => ({
        numero: Number(celdas[1]),
        fecha: celdas[2],
        idCuenta: celdas[8],
        debe: Math.round(Number(celdas[12]) * 100),
        haber: Math.round(Number(celdas[13]) * 100),
      })),
    ).toEqual(esperadas);
    const { sheets } = await readXlsx((await bajar('xlsx', SEMANA)).bytes);
    const total = sheets[0]?.rows.at(-1) ?? [];
    const debe = esperadas.reduce((suma, linea) => suma + linea.debe, 0);
    expect(total.slice(-3)).toEqual(['Totales', debe / 100, debe / 100]);
  });

  it('sus filas son líneas, y su código dice si sigue igual', async () => {
    const { filas, codigo } = await bajar('pdf', SEMANA);
    const { lineas } = await resumir(SEMANA);
    expect(filas).toBe(lineas);
    const { cuerpo } = await prueba.llamar(verVerificacion, { params: { codigo } }, { token });
    expect([cuerpo.filas, cuerpo.sigueIgual]).toEqual([lineas, true]);
  });
});
