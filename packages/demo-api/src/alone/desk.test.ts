import { verInstitucion } from '@cuadra/contract/administracion/institucion';
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { catalogoPdf, listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { crearAtajo, editarAtajo, listarAtajos, quitarAtajo } from '@cuadra/contract/escritorio/atajos';
import { buscar } from '@cuadra/contract/escritorio/busqueda';
import { verNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { editarPreferencias, verPreferencias } from '@cuadra/contract/escritorio/preferencias';
import { RUTA_DE_EVENTOS } from '@cuadra/contract/eventos';
import { verInicio } from '@cuadra/contract/inicio/inicio';
import { problema } from '@cuadra/contract/problema-en-json';
import { listo, vivo } from '@cuadra/contract/salud';
import { expect, it } from 'vitest';
import { NOON } from '../testing/ask.ts';
import { demo, signedIn } from '../testing/ask-alone.ts';

it('la navegación trae sus cuatro listas: Inicio, Juego y las aplicaciones de muestra, con Example donde va', async () => {
  const { ask } = await signedIn();
  const { compact, default: whole, futuristic, horizontal } = await ask(verNavegacion, {});
  const titles = (list: typeof whole) => list.map(({ title }) => title);
  expect(titles(whole)).toEqual(['Inicio', 'Juego', 'Aplicaciones de muestra']);
  for (const list of [compact, futuristic, horizontal])
    expect(titles(list)).toEqual(['Inicio', 'Juego', 'Example', 'Aplicaciones de muestra']);
  expect(whole.at(-1)?.type).toBe('collapsable');
});

it('atajos: listar, agregar de primero, combinar y quitar', async () => {
  const { ask, refusal } = await signedIn();
  const seeded = await ask(listarAtajos, {});
  expect(seeded).toHaveLength(4);
  const shortcut = { label: 'Juego', icon: 'heroicons_outline:star', link: '/game', useRouter: true };
  const added = await ask(crearAtajo, { body: { shortcut } });
  expect(added).toMatchObject({ ...shortcut, description: '' });
  expect(await ask(listarAtajos, {})).toEqual([added, ...seeded]);
  const { id } = added;
  expect(await ask(editarAtajo, { body: { id, shortcut: { label: 'Jugar' } } })).toEqual({
    ...added,
    label: 'Jugar',
  });
  expect((await ask(quitarAtajo, { query: { id } })).label).toBe('Jugar');
  expect(await ask(listarAtajos, {})).toEqual(seeded);
  expect(await refusal(quitarAtajo, { query: { id } })).toBe('NO_ENCONTRADO');
  const bad = { ...shortcut, link: 'javascript:alert(1)' };
  expect(await refusal(crearAtajo, { body: { shortcut: bad } })).toBe('PETICION_INVALIDA');
});

it('la búsqueda responde conjuntos: las páginas del menú, sin tildes ni mayúsculas; vacía, ninguno', async () => {
  const { ask } = await signedIn();
  const found = (query: string) => ask(buscar, { body: { query } });
  expect(await found('analitica')).toEqual([
    {
      id: 'pages',
      label: 'Páginas',
      results: [
        {
          title: 'Analítica',
          value: 'Analítica',
          link: '/dashboards/analytics',
          icon: 'heroicons_outline:chart-pie',
        },
      ],
    },
  ]);
  expect(await found('')).toEqual([]);
  expect(await found('nada se llama así')).toEqual([]);
});

it('las preferencias se guardan mientras dura la página', async () => {
  const { ask } = await signedIn();
  expect(Object.values(await ask(verPreferencias, {}))).toEqual([null, null, null, null, null]);
  await ask(editarPreferencias, { body: { theme: 'theme-teal' } });
  expect(await ask(editarPreferencias, { body: { scheme: 'dark' } })).toMatchObject({ theme: 'theme-teal' });
  expect(await ask(verPreferencias, {})).toMatchObject({ theme: 'theme-teal', scheme: 'dark' });
});

it('la pantalla de inicio no tiene nada pendiente, y el catálogo y las agencias llegan', async () => {
  const { ask } = await signedIn();
  expect(await ask(verInicio, {})).toEqual({
    leidoEn: NOON,
    orden: ['pendientes'],
    recuadros: { pendientes: { contenido: [] } },
  });
  const accounts = await ask(listarCatalogo, {});
  const codes = accounts.map(({ idCuenta }) => idCuenta);
  expect(codes).toEqual(codes.toSorted());
  for (const { idParent } of accounts) if (idParent !== null) expect(codes).toContain(idParent);
  expect(accounts.filter(({ tipoCuenta }) => tipoCuenta === 'D').length).toBeGreaterThan(8);
  expect((await ask(listarAgencias, {})).length).toBeGreaterThan(0);
  expect((await ask(verInstitucion, {})).nombre).not.toBe('');
  expect([await ask(vivo, {}), await ask(listo, {})]).toEqual([
    { estado: 'vivo' },
    { estado: 'listo', partes: [] },
  ]);
});

it('el PDF del catálogo se puede abrir y dice cada cuenta', async () => {
  const { ask, send } = await signedIn();
  const response = await send(catalogoPdf.method, catalogoPdf.path);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(await response.arrayBuffer()), verbosity: 0 });
  const pdf = await task.promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  for (const { idCuenta, nombreCuenta } of await ask(listarCatalogo, {}))
    expect(text).toContain(`${idCuenta} ${nombreCuenta} `.trim());
  await task.destroy();
});

it('los eventos son una línea que queda abierta', async () => {
  const response = await demo().send('GET', `${RUTA_DE_EVENTOS}?estado=online`);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const nothing = Symbol('nothing came');
  const came = response.body?.getReader().read();
  expect(await Promise.race([came, Promise.resolve(nothing)])).toBe(nothing);
});

it('lo que nadie responde es 404 NOT FOUND, dicho para quien lo lee', async () => {
  for (const path of ['/api/contabilidad/partidas', '/api/auth/passkey/options', '/api/nada']) {
    const response = await demo().send('POST', path);
    expect([response.status, response.statusText]).toEqual([404, 'NOT FOUND']);
    expect(problema.parse(await response.json()).detail).toContain('no tiene servidor');
  }
  const sample = await demo().send('GET', '/api/apps/nothing');
  expect([sample.status, sample.statusText]).toEqual([404, 'NOT FOUND']);
});
