// The three files say the same things: whole files or none is what lets the shell load only one of them.
import { idiomas } from '@cuadra/contract/escritorio/preferencias';
import { describe, expect, it } from 'vitest';
import en from '../../public/i18n/en.json';
import es from '../../public/i18n/es.json';
import tr from '../../public/i18n/tr.json';
import { basicTexts } from './basic-texts.ts';

const textos = { en: aplanar(en), tr: aplanar(tr), es: aplanar(es) };
const archivos = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const codigo = Object.entries(archivos)
  .filter(([archivo]) => !archivo.includes('.test.'))
  .map(([, texto]) => texto)
  .join('\n');

describe.each(idiomas)('public/i18n/%s.json', (idioma) => {
  const propios = textos[idioma];

  it('tiene las mismas claves que en.json', () => {
    expect([...propios.keys()].sort()).toEqual([...textos.en.keys()].sort());
  });

  it('no deja ningún texto vacío ni con espacios de más', () => {
    const malos = [...propios].filter(([, texto]) => texto === '' || texto.trim() !== texto);
    expect(malos).toEqual([]);
  });

  it('usa las mismas variables en cada texto', () => {
    const distintas = [...propios].filter(
      ([clave, texto]) => variables(texto) !== variables(textos.en.get(clave) ?? ''),
    );
    expect(distintas).toEqual([]);
  });
});

it('los textos que la especificación da en inglés están palabra por palabra', () => {
  const hay = new Set(textos.en.values());
  const pedidos = [
    'Mark as read',
    'Mark as unread',
    'Remove',
    'Mark all as read',
    'Enter edit mode',
    'Add shortcut',
    'Exit edit mode',
    'Cancel',
    'No results found!',
    'No messages',
    'When you have messages, they will appear here.',
    'No notifications',
    'When you have notifications, they will appear here.',
    'No shortcuts',
    'When you have shortcuts, they will appear here.',
    'Select a conversation',
    'Signed in as',
    'Online',
    'Away',
    'Busy',
    'Invisible',
    'Toggle Fullscreen',
    'Search...',
    'English',
    'Turkish',
  ];
  expect(pedidos.filter((texto) => !hay.has(texto))).toEqual([]);
});

it('toda clave que el código nombra existe, y ninguna sobra', () => {
  const usadas = [...codigo.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, clave = '']) => clave);
  expect(usadas.length).toBeGreaterThan(30);
  expect(usadas.filter((clave) => !textos.en.has(clave))).toEqual([]);

  const comienzos = [...codigo.matchAll(/`([a-z][\w.-]*\.)\$\{/g)].map(([, comienzo = '']) => comienzo);
  const nombrada = (clave: string) =>
    codigo.includes(`'${clave}'`) || comienzos.some((comienzo) => clave.startsWith(comienzo));
  expect([...textos.en.keys()].filter((clave) => !nombrada(clave))).toEqual([]);
});

it('las formas de un plural están todas o ninguna', () => {
  const sueltas = [...textos.en.keys()]
    .filter((clave) => /_(?:one|other)$/.test(clave))
    .map((clave) => clave.replace(/_(?:one|other)$/, ''))
    .filter((clave) => !textos.en.has(`${clave}_one`) || !textos.en.has(`${clave}_other`));
  expect(sueltas).toEqual([]);
});

it('los textos que no esperan al archivo son los de es.json', () => {
  const basicos = [...textos.es].filter(([clave]) => clave.startsWith('basic.'));
  expect(Object.fromEntries(basicos.map(([clave, texto]) => [clave.slice('basic.'.length), texto]))).toEqual(
    basicTexts,
  );
});

function aplanar(valor: unknown, ruta = ''): Map<string, string> {
  if (typeof valor === 'string') return new Map([[ruta, valor]]);
  if (typeof valor !== 'object' || valor === null) throw new Error(`${ruta} no es un texto`);
  return new Map(
    Object.entries(valor).flatMap(([clave, hijo]) => [
      ...aplanar(hijo, ruta === '' ? clave : `${ruta}.${clave}`),
    ]),
  );
}

function variables(texto: string): string {
  return [...texto.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, nombre]) => nombre)
    .sort()
    .join(' ');
}
