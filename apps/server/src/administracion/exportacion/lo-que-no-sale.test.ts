// A new table leaves by itself; a new secret must not. Whoever adds a column that may be one says here that it is not, or that it stays.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { columnasQueNoSalen, tablasQueNoSalen } from './lo-que-no-sale.ts';
import { leerPlan, type TablaExportada } from './plan.ts';
import { comoDueno, conExportada } from './testing/otra-casa.ts';
import { abrirZip } from './zip/leer-zip.ts';

/** Digests of what is in the file too, numbers and names that anybody reads: none of them opens anything. */
const PARECEN_SECRETOS = `
  acta_de_puesta_en_marcha.firmada_en acta_de_puesta_en_marcha.firmada_por acta_de_puesta_en_marcha.firmante
  acta_de_puesta_en_marcha.huella comprobacion.huella
  advertencia_aceptada.clave autorizacion.huellas archivo.huella archivo_de_banco.huella archivo_de_evidencia.huella
  bloque_de_bitacora.huella bloque_de_bitacora.huella_anterior cabeza_sellada.firma cabeza_sellada.huella cabeza_sellada.llave
  configuracion_contable.exigir_firmas corrida.huella corrida.huella_aprobada corrida_tanda.huella ejercicio.huella_inicial
  ejercicio.ultima_huella equivalencia_de_cuenta.clave estado_de_cuenta.huella exportacion.sha256 folio.huella
  institucion.firmada_en linea_de_banco.huella llave_idempotencia.llave lote.huella partida.huella partida.huella_anterior partida_de_ahorro.huella
  arqueo.firmado_con pieza_legal.huella seguimiento_de_compuerta.firma seguimiento_de_compuerta.firmada_en
  seguimiento_de_compuerta.firmada_por soporte.huella soporte_posterior.huella sugerencia_de_banco.huella
  sugerencia_rechazada.huella verificacion_reporte.huella version_de_nombres.huella`
  .trim()
  .split(/\s+/);

const SOSPECHA = /contrasena|secret|clave|token|huella|credencial|firma|llave|semilla|desafio|sha256|pin$/;

let prueba: AplicacionDePrueba;
let plan: readonly TablaExportada[];

beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  plan = await leerPlan(prueba.db);
});
afterAll(() => prueba.cerrar());

it('cada tabla del esquema sale, o dice por qué no; ninguna razón es de una tabla que no existe', async () => {
  const tablas = await comoDueno(prueba.url, async (dueno) => {
    const { rows } = await dueno.query<{ nombre: string }>(
      `select relname as nombre from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    );
    return rows.map(({ nombre }) => nombre);
  });
  const dichas = [...plan.map(({ nombre }) => nombre), ...Object.keys(tablasQueNoSalen)];
  expect(dichas.toSorted()).toEqual(tablas.toSorted());
  for (const tabla of Object.keys(columnasQueNoSalen)) expect(tablas).toContain(tabla);
});

it('lo que se llama como un secreto y sale, no lo es', () => {
  const sospechosas = plan.flatMap(({ nombre, columnas }) =>
    columnas.filter((una) => SOSPECHA.test(una.nombre)).map((una) => `${nombre}.${una.nombre}`),
  );
  expect(sospechosas.filter((una) => !PARECEN_SECRETOS.includes(una))).toEqual([]);
});

it('ni la contraseña, ni un código temporal, ni una sesión están en ninguna parte del archivo', async () => {
  await prueba.entrar('contador@cuadra.demo');
  const secretos = await comoDueno(prueba.url, async (dueno) => {
    await dueno.query(`select set_config('cuadra.accion', 'prueba', false)`);
    await dueno.query(
      `insert into totp (usuario, secreto, creado_en) select id, 'SECRETO-DE-PRUEBA', now() from usuario limit 1`,
    );
    const { rows } = await dueno.query<{ secreto: string }>(
      `select distinct contrasena as secreto from usuario where contrasena is not null
       union all select huella from secreto_de_sesion`,
    );
    return [
      'SECRETO-DE-PRUEBA',
      Buffer.from('SECRETO-DE-PRUEBA').toString('hex'),
      ...rows.map((fila) => fila.secreto),
    ];
  });
  expect(secretos.length).toBeGreaterThan(2);
  await conExportada(prueba, async (ruta) => {
    const zip = await abrirZip(ruta);
    for (const entrada of zip.entradas.values()) {
      const partes: Buffer[] = [];
      for await (const parte of await entrada.abrir()) partes.push(parte);
      const texto = Buffer.concat(partes).toString('latin1');
      for (const secreto of secretos)
        expect(texto.includes(secreto), `${entrada.nombre}: ${secreto}`).toBe(false);
    }
    await zip.cerrar();
  });
});
