// The reading of an uploaded sheet: beside everybody else's requests, one at a time for each person, no longer than
// somebody waits, and never more bytes than an upload may have.
import { once } from 'node:events';
import { request } from 'node:http';
import { importarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { verColumnas } from '@cuadra/contract/contabilidad/importaciones/columnas';
import { importarPartidas } from '@cuadra/contract/contabilidad/importaciones/lote';
import { CSV, XLSX } from '@cuadra/contract/medios';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { abrirOficina, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import { hojaDe, libroSuelto } from '#platform/sheets/testing/paquete.ts';
import { hastaQue } from '#testing/hasta-que.ts';

let oficina: Oficina;
let url: string;
beforeAll(async () => {
  oficina = await abrirOficina();
  url = await oficina.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => oficina.cerrar());
afterEach(() => vi.restoreAllMocks());

const csv = { mediaType: CSV, bytes: Buffer.from('a,b\n1,2\n') };
const columnas = (body: { mediaType: string; bytes: Uint8Array }, token = oficina.contador) =>
  oficina.llamar(verColumnas, { query: {}, body }, { token });
const enCurso = () =>
  oficina.db.selectFrom('trabajoPesado').select(['clase', 'estado']).where('clase', '=', 'hoja').execute();

/** Every reading waits until it is let go on. */
function detenerLecturas() {
  const { hojas } = oficina.plataforma;
  const leer = hojas.leer.bind(hojas);
  const { promise: seguir, resolve: soltar } = Promise.withResolvers<void>();
  const espia = vi.spyOn(hojas, 'leer').mockImplementation(async (hoja) => {
    await Promise.race([seguir, hoja.senal === undefined ? seguir : once(hoja.senal, 'abort')]);
    return leer(hoja);
  });
  return { espia, soltar };
}

it('mientras se lee una hoja enorme, a los demás se les contesta antes', async () => {
  const vacias = Array.from({ length: 400_000 }, (_, i) => `<row r="${i + 1}"/>`).join('');
  const enorme = { mediaType: XLSX, bytes: libroSuelto(hojaDe(vacias)) };
  const orden: string[] = [];
  const lectura = columnas(enorme).then(({ problema }) => {
    orden.push('hoja');
    return problema;
  });
  for (let i = 0; i < 3; i++) {
    await oficina.app.inject('/api/salud');
    orden.push('otra');
  }
  expect((await lectura).detail).toBe('El archivo está vacío.');
  expect(orden).toEqual(['otra', 'otra', 'otra', 'hoja']);
});

it('cada persona, una a la vez: la segunda dice cuál espera; otra persona no espera', async () => {
  const { espia, soltar } = detenerLecturas();
  const primera = columnas(csv);
  await hastaQue(() => expect(espia).toHaveBeenCalledOnce());
  for (const segunda of [
    await columnas(csv),
    await oficina.llamar(importarPartidas, { query: {}, body: csv }, { token: oficina.contador }),
    await oficina.llamar(importarCatalogo, { query: {}, body: csv }, { token: oficina.contador }),
  ]) {
    expect(segunda.problema).toMatchObject({
      status: 409,
      codigo: 'TRABAJO_EN_CURSO',
      detail: 'Usted tiene en curso la lectura de una hoja desde las 09:00. Espere a que termine.',
    });
  }
  const deOtra = columnas(csv, oficina.contador2);
  await hastaQue(() => expect(espia).toHaveBeenCalledTimes(2));
  soltar();
  expect([(await primera).status, (await deOtra).status]).toEqual([200, 200]);
  expect(await enCurso()).toEqual([]);
  expect((await columnas(csv)).status).toBe(200);
});

it('la que no se pudo leer, o falló, también devuelve el turno', async () => {
  const mala = await columnas({ mediaType: XLSX, bytes: libroSuelto('<'.repeat(1_000)) });
  expect(mala.problema.codigo).toBe('ARCHIVO_ILEGIBLE');
  vi.spyOn(oficina.plataforma.hojas, 'leer').mockRejectedValueOnce(new Error('se cayó el hilo'));
  expect((await columnas(csv)).status).toBe(500);
  expect(await enCurso()).toEqual([]);
});

it('si quien la leía se fue sin decirlo, su turno vence', async () => {
  await oficina.comoDueno(`insert into trabajo_pesado (clase, titulo, pedido_por, pedido_en, latido)
    select 'hoja', 'la lectura de una hoja', id, now(), '${oficina.reloj.ahora().subtract({ seconds: 59 })}'
    from usuario where correo = 'contador@cuadra.demo'`);
  expect((await columnas(csv)).problema.codigo).toBe('TRABAJO_EN_CURSO');
  await oficina.comoDueno(
    `update trabajo_pesado set latido = latido - interval '2 seconds' where clase = 'hoja'`,
  );
  expect((await columnas(csv)).status).toBe(200);
});

it('quien se va sin esperar el ensayo deja de leerla', async () => {
  const { espia, soltar } = detenerLecturas();
  const peticion = request(`${url}${verColumnas.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${oficina.contador}`, 'content-type': CSV },
    agent: false,
  });
  peticion.on('error', () => undefined).end(csv.bytes);
  await hastaQue(() => expect(espia).toHaveBeenCalledOnce());
  peticion.destroy();
  await hastaQue(async () => expect(await enCurso()).toEqual([]));
  soltar();
});

it('un envío más grande de lo que se admite no se guarda entero ni se lee', async () => {
  const leer = vi.spyOn(oficina.plataforma.hojas, 'leer');
  const trozo = Buffer.alloc(1024 * 1024, 'x');
  let enviados = 0;
  async function* sinFin() {
    for (; enviados < 200; enviados++) yield trozo;
  }
  const respuesta = await fetch(`${url}${importarCatalogo.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${oficina.contador}`, 'content-type': CSV },
    body: ReadableStream.from(sinFin()),
    duplex: 'half',
  } as RequestInit).then(
    async (contestada) => Object(await contestada.json()).codigo,
    () => 'CUERPO_DEMASIADO_GRANDE',
  );
  expect(respuesta).toBe('CUERPO_DEMASIADO_GRANDE');
  expect(enviados).toBeLessThan(200);
  expect(leer).not.toHaveBeenCalled();
});
