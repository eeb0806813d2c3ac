import { expect, it } from 'vitest';
import { fileOf } from './download.ts';

it('los bytes y el tipo son los de la dirección, escrita de una u otra forma', async () => {
  const binary = fileOf({
    name: 'datos.bin',
    address: `data:image/png;base64,${btoa('\u0000\u00ff\u0080')}`,
  });
  expect([binary.name, binary.type]).toEqual(['datos.bin', 'image/png']);
  expect([...new Uint8Array(await binary.arrayBuffer())]).toEqual([0, 255, 128]);
  const drawing = fileOf({
    name: 'a.svg',
    address: `data:image/svg+xml,${encodeURIComponent('<svg>ñ</svg>')}`,
  });
  expect([drawing.type, await drawing.text()]).toEqual(['image/svg+xml', '<svg>ñ</svg>']);
});
