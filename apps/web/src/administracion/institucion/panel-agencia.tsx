// An agencia, new or known, over the list. Its code is what the books carry, so it is chosen once.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { crearAgencia, editarAgencia } from '@cuadra/contract/administracion/institucion';
import { type Agencia, listarAgencias, agencia as reglas } from '@cuadra/contract/contabilidad/agencias';
import { BuildingOfficeIcon } from '@heroicons/react/24/outline';
import { Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useAddress } from '#platform/address/use-address.ts';
import { call } from '#platform/api.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { EditDrawer } from '#ui/dialogs/edit-drawer.tsx';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { DrawerForm } from '#ui/order/drawer-form.tsx';
import { BoundField, TextField } from '#ui/order/fields.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { direccionDeInstitucion } from './busqueda.ts';
import classes from './institucion.module.css';
import { siguienteCodigo } from './siguiente-codigo.ts';

export const PANEL_NUEVA = 'nueva';

/** Which agencia is open, in the address: the back button closes it. */
export function usePanelDeAgencia() {
  const { busqueda, replace, push } = useAddress(direccionDeInstitucion);
  return {
    abierta: busqueda.agencia,
    abrir: (agencia: string) => push({ agencia }),
    cerrar: () => replace({ agencia: undefined }),
  };
}

export function PanelDeAgencia() {
  const { abierta, cerrar } = usePanelDeAgencia();
  const { data: agencias } = useQuery(queryOf(listarAgencias));
  const esNueva = abierta === PANEL_NUEVA;
  const agencia = agencias?.find(({ idAgencia }) => idAgencia === abierta);
  const codigo = siguienteCodigo((agencias ?? []).map(({ idAgencia }) => idAgencia));
  return (
    <EditDrawer
      opened={abierta !== undefined}
      title={esNueva ? 'Nueva agencia' : 'Editar agencia'}
      subtitle={agencia && `${agencia.idAgencia} ${agencia.nombreAgencia}`}
      onClose={cerrar}
    >
      {agencias !== undefined && esNueva && (
        <Formulario
          inicial={{ idAgencia: codigo, nombreAgencia: '', municipio: '', activa: true }}
          esNueva
          onCerrar={cerrar}
        />
      )}
      {agencia !== undefined && <Formulario inicial={agencia} esNueva={false} onCerrar={cerrar} />}
      {agencias !== undefined && agencia === undefined && !esNueva && (
        <EmptyState
          icon={BuildingOfficeIcon}
          title="Esta agencia no existe"
          text="Cierre el panel y elija otra de la lista."
        />
      )}
    </EditDrawer>
  );
}

interface FormularioProps {
  readonly inicial: Agencia;
  readonly esNueva: boolean;
  readonly onCerrar: () => void;
}

function Formulario({ inicial, esNueva, onCerrar }: FormularioProps) {
  const order = useTask({
    initial: inicial,
    resolver: judgedBy<Agencia, Agencia>(reglas),
    run: async ({ idAgencia, ...datos }) => {
      await (esNueva
        ? call(crearAgencia, { body: { idAgencia, ...datos } })
        : call(editarAgencia, { params: { idAgencia }, body: datos }));
      await queryClient.invalidateQueries({ queryKey: [listarAgencias.path] });
    },
    done: esNueva ? 'Agencia creada.' : 'Cambios guardados.',
    onDone: () => {
      dejarSalir();
      onCerrar();
    },
  });
  const dejarSalir = useLeaveGuard(order.isDirty);
  return (
    <DrawerForm
      label={esNueva ? 'Nueva agencia' : 'Editar agencia'}
      order={order}
      submit={esNueva ? 'Crear agencia' : 'Guardar cambios'}
      disabled={!esNueva && !order.isDirty}
      kept={`agencias/${esNueva ? 'nueva' : inicial.idAgencia}`}
      onClose={onCerrar}
    >
      <Codigo esNueva={esNueva} />
      <TextField name="nombreAgencia" label="Nombre" autoFocus />
      <TextField name="municipio" label="Municipio" optional />
      <BoundField name="activa">
        {({ value, onChange }) => (
          <Switch
            label="Agencia activa"
            description="Una agencia inactiva conserva su historia y ya no se ofrece a los usuarios."
            checked={value === true}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />
        )}
      </BoundField>
    </DrawerForm>
  );
}

/** Read, and no longer written, once it is in the books. */
function Codigo({ esNueva }: Pick<FormularioProps, 'esNueva'>) {
  const { register, formState } = useFormContext<Agencia>();
  return (
    <TextInput
      label="Código"
      description={
        esNueva ? 'Dos dígitos; después no cambia.' : 'No cambia: identifica a la agencia en los libros.'
      }
      withAsterisk={esNueva}
      readOnly={!esNueva}
      inputMode="numeric"
      maxLength={2}
      autoComplete="off"
      classNames={{ input: `cifras ${classes.codigo}` }}
      error={formState.errors.idAgencia?.message}
      {...register('idAgencia')}
    />
  );
}
