import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { MontoControlado } from './monto-controlado.tsx';

function Formulario({ alEnviar }: { readonly alEnviar: (valores: unknown) => void }) {
  const { control, handleSubmit } = useForm({ defaultValues: { identificarDesde: 10_00 } });
  return (
    <form onSubmit={(event) => void handleSubmit((valores) => alEnviar(valores))(event)}>
      <MontoControlado
        control={control}
        name="identificarDesde"
        label="Identificar desde"
        description="Hasta aquí."
      />
      <button type="submit">Guardar</button>
    </form>
  );
}

it('lo borrado queda borrado: ni vuelve el de antes ni se envía', async () => {
  const alEnviar = vi.fn();
  const { persona } = mostrar(<Formulario alEnviar={alEnviar} />);
  const campo = screen.getByRole<HTMLInputElement>('textbox', { name: 'Identificar desde' });
  expect(campo.value).toBe('10.00');
  await persona.clear(campo);
  await persona.tab();
  expect(campo.value).toBe('');
  await persona.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(alEnviar).toHaveBeenLastCalledWith({ identificarDesde: null });
  await persona.type(campo, '25.5');
  await persona.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(alEnviar).toHaveBeenLastCalledWith({ identificarDesde: 25_50 });
  expect(campo.value).toBe('25.50');
});
