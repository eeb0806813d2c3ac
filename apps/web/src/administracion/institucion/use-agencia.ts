import { crearAgencia, editarAgencia } from '@cuadra/contract/administracion/institucion';
import { type Agencia, agencia, listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { queryClient } from '#platform/query.ts';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { notify } from '#ui/toasts/toasts.ts';

interface Edicion {
  readonly inicial: Agencia;
  readonly esNueva: boolean;
  readonly cerrar: () => void;
}

export function useAgencia({ inicial, esNueva, cerrar }: Edicion) {
  const [general, setGeneral] = useState<string>();
  const formulario = useForm<Agencia>({ resolver: zodResolver(agencia), defaultValues: inicial });
  const { handleSubmit, setError, formState } = formulario;
  const dejarSalir = useLeaveGuard(formState.isDirty);

  const guardar = handleSubmit(async (datos) => {
    setGeneral(undefined);
    try {
      await (esNueva ? call(crearAgencia, { body: datos }) : cambiar(datos));
      await queryClient.invalidateQueries({ queryKey: [listarAgencias.path] });
      dejarSalir();
      void notify(esNueva ? 'Agencia creada.' : 'Cambios guardados.');
      cerrar();
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['idAgencia', 'nombreAgencia', 'municipio']));
    }
  });

  return { formulario, general, guardar };
}

const cambiar = ({ idAgencia, ...body }: Agencia) => call(editarAgencia, { params: { idAgencia }, body });
