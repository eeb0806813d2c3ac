// From one pair of eyes to the next: send, approve, reject, and who hears of it.
import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import { agregarSoporte } from '@cuadra/contract/contabilidad/borradores/soportes';
import * as contrato from '@cuadra/contract/contabilidad/partidas';
import { listarMensajes } from '@cuadra/contract/escritorio/mensajes';
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { abrirOficina, lineas, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { escucharEventos } from '#testing/live-events.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

const enviar = (id: string, token = oficina.auxiliar) =>
  oficina.llamar(borradores.enviarPartida, { params: { id }, query: {} }, { token });
const aprobar = (id: string, token = oficina.contador, version?: number) =>
  oficina.llamar(borradores.aprobarPartida, { params: { id }, query: { version } }, { token });
const rechazar = (id: string, motivo: string, token = oficina.contador) =>
  oficina.llamar(borradores.rechazarPartida, { params: { id }, body: { motivo } }, { token });
const editar = (id: string, version: number, concepto: string, token = oficina.auxiliar) =>
  oficina.llamar(borradores.editarPartida, { params: { id }, body: { version, concepto } }, { token });
const avisosDe = async (token: string) => {
  const { cuerpo } = await oficina.llamar(listarNotificaciones, {}, { token });
  return cuerpo;
};
/** The latest notice about a partida, for each of these people. */
const avisosSobre = async (id: string, tokens: readonly string[]) =>
  Promise.all(
    tokens.map(async (token) => (await avisosDe(token)).find(({ link }) => link?.endsWith(id))?.title),
  );
const porAprobar = async (cambios = {}, token = oficina.auxiliar) => {
  const { id } = await oficina.crear(token, { lineas: lineas(2_000_000), ...cambios });
  const { status } = await enviar(id, token);
  expect(status).toBe(200);
  return id;
};

it('enviar avisa a quienes aprueban en esa agencia, menos a su autor; aprobar avisa al autor', async () => {
  const id = await porAprobar({ concepto: 'Compra <b>grande</b>' });
  const { contador, contador2, auxiliar, forastero } = oficina;
  const todos = [contador, contador2, auxiliar, forastero];
  expect(await avisosSobre(id, todos)).toEqual([
    'Partida por aprobar',
    'Partida por aprobar',
    undefined,
    undefined,
  ]);
  const aviso = (await avisosDe(contador)).find(({ link }) => link?.endsWith(id));
  expect(aviso?.description).toBe(
    'José Alfredo Tiul Choc envió a revisión la partida por Q 20,000.00 «Compra &lt;b&gt;grande&lt;/b&gt;».',
  );
  const { status, cuerpo } = await aprobar(id);
  expect([status, cuerpo.estado]).toEqual([200, 'contabilizada']);
  expect([cuerpo.autor?.nombre, cuerpo.aprobador?.nombre]).toEqual([
    'José Alfredo Tiul Choc',
    'Carlos Enrique Xol Pop',
  ]);
  expect(await avisosSobre(id, [auxiliar])).toEqual([`Partida ${cuerpo.numero}/2026 aprobada`]);
});

it('si la envía otra persona, tampoco se avisa a su autor, que no podría aprobarla', async () => {
  const { contador, contador2, forastero } = oficina;
  const { id } = await oficina.crear(contador, { agencia: '02', lineas: lineas(2_000_000) });
  expect((await enviar(id, contador2)).status).toBe(200);
  expect(await avisosSobre(id, [contador, contador2, forastero])).toEqual([
    undefined,
    undefined,
    'Partida por aprobar',
  ]);
});

it('el aviso llega en vivo al navegador abierto de quien puede aprobarla', async () => {
  const oyente = await escucharEventos(oficina, oficina.contador);
  await porAprobar();
  await hastaQue(() =>
    expect(oyente.recibidos).toEqual([{ tipo: 'revision-cambio' }, { tipo: 'notificacion' }]),
  );
  await oyente.cerrar();
});

it.each(['aprobar', 'rechazar'] as const)(
  'al %s una persona, el aviso de que espera desaparece para todas, y en vivo',
  async (decision) => {
    const { contador, contador2 } = oficina;
    const otra = await porAprobar({ concepto: 'La que sigue esperando' });
    const id = await porAprobar();
    expect(await avisosSobre(id, [contador, contador2])).toEqual([
      'Partida por aprobar',
      'Partida por aprobar',
    ]);
    const oyente = await escucharEventos(oficina, contador2);
    const { status } = await (decision === 'aprobar' ? aprobar(id) : rechazar(id, 'Falta la factura'));
    expect(status).toBe(200);
    expect(await avisosSobre(id, [contador, contador2])).toEqual([undefined, undefined]);
    await hastaQue(() => expect(oyente.recibidos).toContainEqual({ tipo: 'notificacion' }));
    await oyente.cerrar();
    // What nobody has decided yet still asks.
    expect(await avisosSobre(otra, [contador, contador2])).toEqual([
      'Partida por aprobar',
      'Partida por aprobar',
    ]);
  },
);

it('devuelta y enviada otra vez, se pide otra vez', async () => {
  const id = await porAprobar();
  const { cuerpo } = await rechazar(id, 'Falta la factura');
  await editar(id, cuerpo.version, 'Con factura');
  await enviar(id);
  expect(await avisosSobre(id, [oficina.contador2])).toEqual(['Partida por aprobar']);
});

it('el soporte que llega mientras se revisa obliga a mirar otra vez: nadie firma lo que no vio', async () => {
  const id = await porAprobar();
  const vista = await oficina.llamar(contrato.verPartida, { params: { id } }, { token: oficina.contador });
  const body = { mediaType: 'application/pdf', bytes: Buffer.from(`%PDF-1.7 ${id}`) };
  const query = { nombre: 'otra factura.pdf' };
  const { auxiliar: token } = oficina;
  const { status } = await oficina.llamar(agregarSoporte, { params: { id }, query, body }, { token });
  expect(status).toBe(201);
  const aCiegas = await aprobar(id, oficina.contador, vista.cuerpo.version);
  expect([aCiegas.status, aCiegas.problema.codigo]).toEqual([409, 'CONFLICTO_DE_EDICION']);
  const ahora = await oficina.llamar(contrato.verPartida, { params: { id } }, { token: oficina.contador });
  // Told once, and not as something that was written in it.
  expect(ahora.cuerpo.historia.map(({ accion }) => accion)).toEqual([
    'partidas:crear',
    'partidas:aceptar-advertencia',
    'partidas:enviar',
    'partidas:agregar-soporte',
  ]);
  expect(ahora.cuerpo.editadaEn).toBe(vista.cuerpo.editadaEn);
  expect((await aprobar(id, oficina.contador, ahora.cuerpo.version)).status).toBe(200);
});

it('a quien trae el soporte se le dice con qué versión quedó, para que no mire otra vez lo que él mismo puso', async () => {
  const id = await porAprobar();
  const { contador, auxiliar } = oficina;
  const { cuerpo: vista } = await oficina.llamar(
    contrato.verPartida,
    { params: { id } },
    { token: contador },
  );
  const traer = async (nombre: string, token: string) => {
    const body = { mediaType: 'application/pdf', bytes: Buffer.from(`%PDF-1.7 ${id} ${nombre}`) };
    const respuesta = await oficina.llamar(
      agregarSoporte,
      { params: { id }, query: { nombre }, body },
      { token },
    );
    return respuesta.cuerpo.versionConEl;
  };
  expect(await traer('una.pdf', contador)).toBe(vista.version + 1);
  // What was already there changes nothing.
  expect(await traer('una.pdf', contador)).toBeNull();
  expect(await traer('otra.pdf', contador)).toBe(vista.version + 2);
  expect(await traer('ajena.pdf', auxiliar)).toBe(vista.version + 3);
  expect((await aprobar(id, contador, vista.version + 2)).problema.codigo).toBe('CONFLICTO_DE_EDICION');
  expect((await aprobar(id, contador, vista.version + 3)).status).toBe(200);
  // Posted, it has no version to look at again.
  expect(await traer('tarde.pdf', contador)).toBeNull();
});

it('nadie aprueba lo propio', async () => {
  const id = await porAprobar({ tipo: 'ajuste', lineas: lineas(60_000_000) }, oficina.contador);
  const propia = await aprobar(id, oficina.contador);
  expect([propia.status, propia.problema.codigo]).toEqual([403, 'APROBACION_PROPIA']);
  expect((await aprobar(id, oficina.contador2)).status).toBe(200);
});

it('ni lo que corrigió: quien escribió en el borrador no lo aprueba', async () => {
  const { id, version } = await oficina.crear(oficina.auxiliar, { lineas: lineas(2_000_000) });
  expect((await editar(id, version, 'Corregida', oficina.contador)).status).toBe(200);
  await enviar(id);
  expect((await aprobar(id, oficina.contador)).problema.codigo).toBe('APROBACION_PROPIA');
  expect((await aprobar(id, oficina.contador2)).status).toBe(200);
});

it('rechazar la devuelve a su autor con el motivo; corregida vuelve a ser borrador y puede enviarse', async () => {
  const id = await porAprobar();
  const { cuerpo: rechazada } = await rechazar(id, 'Falta la <factura>');
  expect(rechazada.estado).toBe('rechazada');
  expect(await avisosSobre(id, [oficina.auxiliar])).toEqual([undefined]);
  const { cuerpo: mensajes } = await oficina.llamar(listarMensajes, {}, { token: oficina.auxiliar });
  expect(mensajes.find(({ link }) => link?.endsWith(id))).toMatchObject({
    title: 'Carlos Enrique Xol Pop',
    description: 'Devolví la partida por Q 20,000.00 «Sobrante de caja chica»: Falta la &lt;factura&gt;',
    link: `/contabilidad/ver-partidas?partida=${id}`,
    useRouter: true,
    read: false,
  });
  const leida = await oficina.llamar(contrato.verPartida, { params: { id } }, { token: oficina.auxiliar });
  expect(leida.cuerpo.motivo).toBe('Falta la <factura>');
  expect((await aprobar(id)).problema.codigo).toBe('ESTADO_NO_ADMITE');
  const { cuerpo: corregida } = await editar(id, rechazada.version, 'Con su factura');
  expect(corregida.estado).toBe('borrador');
  expect((await enviar(id)).cuerpo.estado).toBe('en_revision');
  expect((await aprobar(id)).cuerpo.estado).toBe('contabilizada');
});

it('quien mira una versión vieja no aprueba la nueva sin verla', async () => {
  const id = await porAprobar();
  const { cuerpo: vista } = await oficina.llamar(
    contrato.verPartida,
    { params: { id } },
    { token: oficina.contador2 },
  );
  const { cuerpo: rechazada } = await rechazar(id, 'Otra cuenta');
  await editar(id, rechazada.version, 'Otra');
  await enviar(id);
  expect((await aprobar(id, oficina.contador2, vista.version)).problema.codigo).toBe('CONFLICTO_DE_EDICION');
  expect((await aprobar(id, oficina.contador2)).status).toBe(200);
});

it('para enviarla debe estar lista: solo le falta la firma', async () => {
  const { id } = await oficina.crear(oficina.auxiliar, { concepto: '', fecha: '2026-12-01' });
  const { status, problema } = await enviar(id);
  expect(status).toBe(422);
  expect(problema.errores?.map(({ campo, codigo }) => `${campo} ${codigo}`)).toEqual([
    'concepto CONCEPTO_VACIO',
    'fecha FECHA_FUTURA',
  ]);
});

it.each(['enviar', 'contabilizar'] as const)('en revisión no se puede %s otra vez', async (accion) => {
  const id = await porAprobar();
  const endpoint = accion === 'enviar' ? borradores.enviarPartida : borradores.contabilizarPartida;
  const { problema } = await oficina.llamar(
    endpoint,
    { params: { id }, query: {} },
    { token: oficina.auxiliar },
  );
  expect(problema.codigo).toBe('ESTADO_NO_ADMITE');
});

it('lo que dejó de valer mientras esperaba no se aprueba', async () => {
  const id = await porAprobar({ fecha: '2026-04-10' });
  await oficina.comoDueno(`update periodo set estado = 'cerrado' where anio = 2026 and mes = 4`);
  const { status, problema } = await aprobar(id);
  expect([status, problema.codigo, problema.errores?.[0]?.campo]).toEqual([409, 'PERIODO_CERRADO', 'fecha']);
});

it('dos que aprueban a la vez: una vez; aprobar y rechazar a la vez: una de las dos', async () => {
  const doble = await porAprobar();
  const dos = await Promise.all([aprobar(doble, oficina.contador), aprobar(doble, oficina.contador2)]);
  expect(dos.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const disputada = await porAprobar();
  const [si, no] = await Promise.all([
    aprobar(disputada),
    rechazar(disputada, 'Falta firma', oficina.contador2),
  ]);
  expect([si.status, no.status].toSorted()).toEqual([200, 409]);
  const { cuerpo } = await oficina.llamar(
    contrato.verPartida,
    { params: { id: disputada } },
    { token: oficina.contador },
  );
  expect(cuerpo.estado).toBe(si.status === 200 ? 'contabilizada' : 'rechazada');
});

it('un auxiliar ni aprueba ni rechaza', async () => {
  const id = await porAprobar();
  expect((await aprobar(id, oficina.auxiliar)).problema.codigo).toBe('SIN_PERMISO');
  expect((await rechazar(id, 'Porque sí', oficina.auxiliar)).problema.codigo).toBe('SIN_PERMISO');
});
