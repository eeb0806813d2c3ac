// What every kind of sheet does alike, with a kind of nothing in particular.
import type { CamposDeHoja, ColumnasDeHoja } from '@cuadra/contract/hojas/mapeo';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, offline } from '#platform/api-error.ts';
import { queryClient } from '#platform/query.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { ToastHost } from '#ui/toasts/toast-host.tsx';
import type { SheetError } from './errors.ts';
import { ImportDialog } from './import-dialog.tsx';
import type { SentSheet, SheetFields, SheetKind } from './sheet-kind.ts';

type Campo = 'cuenta' | 'saldo';

interface Ensayo {
  readonly nuevas: number;
  readonly errores: readonly SheetError[];
}

interface Dicho {
  readonly signo: string;
}

type Enviada = SentSheet<Campo, Dicho>;

const asked: CamposDeHoja<Campo> = {
  ...{ clase: 'prueba', necesarios: ['cuenta', 'saldo'], opcionales: [], fijables: [] },
};
const palabras = { cuenta: 'Cuenta', saldo: 'Saldo' };
const fields: SheetFields<Campo> = { asked, names: palabras, meanings: palabras };

const reconocida: ColumnasDeHoja<Campo> = {
  ...{ columnas: ['cuenta', 'saldo', 'importe'], filas: [['1', '5', '7']], total: 1, recordado: false },
  ...{ hojas: [], dudas: [], lectura: {}, mapeo: { cuenta: 0, saldo: 1 } },
};
const sinSaldo: ColumnasDeHoja<Campo> = { ...reconocida, mapeo: { cuenta: 0, saldo: null } };
const bien: Ensayo = { nuevas: 2, errores: [] };

const look = vi.fn(async () => reconocida);
const rehearse = vi.fn(async (_: Enviada) => bien);
const apply = vi.fn(async (_: Enviada) => bien);
const onDone = vi.fn();
beforeEach(() => {
  look.mockReset().mockResolvedValue(reconocida);
  rehearse.mockReset().mockResolvedValue(bien);
  apply.mockReset().mockResolvedValue(bien);
  onDone.mockReset();
});

const kind: SheetKind<Campo, Ensayo, Dicho> = {
  ...{
    title: 'Importar cosas',
    width: 880,
    fields,
    bytesMax: 1024,
    hint: 'CSV o XLSX',
    said: { signo: 'más' },
  },
  ...{ reading: 'Revisando el archivo', note: 'Todas o ninguna.', action: 'Importar', look, rehearse, apply },
  paste: { label: 'O péguela', description: 'Con encabezados.' },
  questions: ({ said, rehearse: again }) => (
    <button type="button" onClick={() => again({ said: { signo: 'menos' } })}>
      Signo {said.signo}
    </button>
  ),
  outcome: ({ nuevas, errores }) => ({
    counts: { of: [['Nuevas', nuevas]], errors: ['Por corregir', errores.length] },
    errors: errores,
    isReady: errores.length === 0,
    action: errores.length === 0 ? `Importar ${nuevas}` : 'Importar',
  }),
  refresh: () => undefined,
  done: ({ nuevas }) => `Se importaron ${nuevas} cosas.`,
  failed: 'No se importó ninguna cosa.',
};

function Pantalla({ de }: { readonly de: typeof kind }) {
  const [abierto, setAbierto] = useState(true);
  return (
    <QueryClientProvider client={queryClient}>
      {abierto && <ImportDialog kind={de} onDone={onDone} onClose={() => setAbierto(false)} />}
      <ToastHost />
    </QueryClientProvider>
  );
}

const hoja = (nombre: string) => new File(['cuenta,saldo\n1,5\n'], nombre, { type: 'text/csv' });

async function abrir(de = kind) {
  // What other tests said without a page to say it on would be said first, three at a time.
  toast.dismiss();
  const { persona } = mostrar(<Pantalla de={de} />);
  const dialogo = await screen.findByRole('dialog', { name: 'Importar cosas' });
  const elegir = async (nombre = 'cosas.csv') => {
    const campo = dialogo.querySelector<HTMLInputElement>('input[type="file"]');
    if (campo === null) throw new Error('There is nowhere to choose a file');
    await persona.upload(campo, hoja(nombre));
  };
  const boton = (name: string) => within(dialogo).findByRole<HTMLButtonElement>('button', { name });
  return { persona, dialogo, elegir, boton };
}

const negada = new ApiError('Ya no caben.', { status: 409, codigo: 'CONFLICTO_DE_EDICION' });

it('la que se reconoce se ensaya al elegirla y, cuando la persona lo dice, se hace, se dice y se cierra', async () => {
  const { persona, elegir, boton } = await abrir();
  await elegir();
  await persona.click(await boton('Importar 2'));
  expect(await screen.findByText('Se importaron 2 cosas.')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onDone).toHaveBeenCalledExactlyOnceWith(bien);
  expect([rehearse.mock.calls.length, apply.mock.calls.length]).toEqual([1, 1]);
});

it('una columna por elegir se elige; la hoja corregida, con los mismos encabezados, la conserva', async () => {
  look.mockResolvedValue(sinSaldo);
  const { persona, dialogo, elegir, boton } = await abrir();
  await elegir();
  expect(await within(dialogo).findByText('Diga dónde está: saldo.')).toBeDefined();
  expect(rehearse).not.toHaveBeenCalled();
  await persona.selectOptions(within(dialogo).getByLabelText('Saldo'), 'C · importe');
  await boton('Importar 2');
  await elegir('cosas corregidas.csv');
  await vi.waitFor(() => expect(rehearse).toHaveBeenCalledTimes(2));
  expect(rehearse.mock.calls.map(([{ file, way }]) => [file.name, way.mapeo.saldo])).toEqual([
    ['cosas.csv', 2],
    ['cosas corregidas.csv', 2],
  ]);
});

it('lo que se pega y lo que se dice de más se ensaya también, con lo último que se dijo', async () => {
  const { persona, dialogo, boton } = await abrir();
  await persona.type(within(dialogo).getByLabelText('O péguela'), 'cuenta,saldo');
  await persona.click(await boton('Leer lo pegado'));
  await boton('Importar 2');
  await persona.click(await boton('Signo más'));
  await persona.click(await boton('Importar 2'));
  await vi.waitFor(() => expect(apply).toHaveBeenCalledOnce());
  expect(rehearse.mock.calls.map(([{ said }]) => said.signo)).toEqual(['más', 'menos']);
  expect(apply.mock.calls[0]?.[0].said.signo).toBe('menos');
});

it('si los libros la niegan lo dice, conserva la hoja y ensaya otra vez para decir qué está mal ahora', async () => {
  apply.mockRejectedValue(negada);
  const { persona, dialogo, elegir, boton } = await abrir();
  await elegir();
  const listo = await boton('Importar 2');
  rehearse.mockResolvedValue({ nuevas: 1, errores: [{ linea: 2, campo: 'saldo', mensaje: 'Ya no cabe.' }] });
  await persona.click(listo);
  expect((await within(dialogo).findByRole('list', { name: 'Por corregir' })).textContent).toBe(
    '1 filaSaldo. Ya no cabe.Línea 2',
  );
  expect(within(dialogo).getByRole('alert').textContent).toBe('Ya no caben.');
  expect(within(dialogo).getByText('cosas.csv')).toBeDefined();
  expect((await boton('Importar')).disabled).toBe(true);
});

it('si no hubo respuesta no se ensaya otra vez: se insiste con la misma llave', async () => {
  apply.mockRejectedValueOnce(offline());
  const { persona, dialogo, elegir, boton } = await abrir();
  await elegir();
  await persona.click(await boton('Importar 2'));
  await within(dialogo).findByRole('alert');
  await persona.click(await boton('Importar 2'));
  await vi.waitFor(() => expect(apply).toHaveBeenCalledTimes(2));
  const [una, otra] = apply.mock.calls.map(([{ key }]) => key);
  expect(una).toBe(otra);
  expect(rehearse).toHaveBeenCalledOnce();
});

it.each([
  ['lo que se hizo', () => bien, 'Se importaron 2 cosas.'],
  ['lo que no', () => Promise.reject(negada), 'No se importó ninguna cosa. Ya no caben.'],
])('quien cierra antes del final sabe %s donde esté', async (_, terminar, dicho) => {
  const final = Promise.withResolvers<void>();
  apply.mockImplementation(async () => final.promise.then(terminar));
  const { persona, dialogo, elegir, boton } = await abrir();
  await elegir();
  await persona.click(await boton('Importar 2'));
  const [, pie] = await within(dialogo).findAllByRole('button', { name: 'Cerrar' });
  if (pie === undefined) throw new Error('The foot of the dialog does not say that it goes on');
  await persona.click(pie);
  expect(screen.queryByRole('dialog')).toBeNull();
  final.resolve();
  expect(await screen.findByText(dicho)).toBeDefined();
});

it('donde revisarla tarda, lo elegido espera al botón, y el teclado sigue en lo que trajo', async () => {
  look.mockResolvedValue(sinSaldo);
  const { persona, dialogo, elegir, boton } = await abrir({ ...kind, review: 'Revisar' });
  await elegir();
  await persona.selectOptions(await within(dialogo).findByLabelText('Saldo'), 'C · importe');
  expect(rehearse).not.toHaveBeenCalled();
  await persona.click(await boton('Revisar'));
  const resumen = await within(dialogo).findByRole('status', { name: 'Resumen' });
  await vi.waitFor(() => expect(document.activeElement?.contains(resumen)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  expect((await boton('Importar 2')).disabled).toBe(false);
});

it('un archivo que no es una hoja se dice, y se puede elegir otro', async () => {
  const { persona, dialogo, elegir, boton } = await abrir();
  const campo = dialogo.querySelector<HTMLInputElement>('input[type="file"]');
  campo?.removeAttribute('accept');
  if (campo === null) throw new Error('There is nowhere to choose a file');
  await persona.upload(campo, new File(['x'], 'foto.png'));
  expect((await within(dialogo).findByRole('alert')).textContent).toContain('«foto.png» no es CSV ni XLSX');
  await elegir();
  await boton('Importar 2');
  expect(within(dialogo).queryByRole('alert')).toBeNull();
});
