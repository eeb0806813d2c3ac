// What may change of a caja: its name, its tolerance, what its cajero does without a second person, and whether it is used.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { type Caja, editarCaja } from '@cuadra/contract/contabilidad/cajas/cajas';
import {
  type ClaseDeMovimiento,
  clases,
  clasesDeTraslado,
  clasesDeVentanilla,
} from '@cuadra/core/cajas/movimiento';
import { centavos } from '@cuadra/core/dinero';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type Control, Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '../../../platform/api.ts';
import { EditDrawerFooter } from '../../../ui/dialogs/edit-drawer.tsx';
import { FormNotice } from '../../../ui/dialogs/form-notice.tsx';
import { useLeaveGuard } from '../../../ui/dialogs/leave-guard.ts';
import { UnsavedWork } from '../../../ui/dialogs/unsaved-work.tsx';
import { AmountField } from '../../../ui/fields/amount-field.tsx';
import { applyErrors } from '../../../ui/fields/field-errors.ts';
import { notify } from '../../../ui/toasts/toasts.ts';
import { refrescarCajas } from '../consultas.ts';
import classes from './administracion.module.css';
import { MontoControlado } from './monto-controlado.tsx';

/** As it is written: amounts are numbers until they are sent. */
type Edicion = z.input<typeof editarCaja.body>;

interface FormularioDeCajaProps {
  readonly caja: Caja;
  readonly onCerrar: () => void;
}

export function FormularioDeCaja({ caja, onCerrar }: FormularioDeCajaProps) {
  const { formulario, general, guardar } = useCaja(caja, onCerrar);
  const { register, control, formState } = formulario;
  return (
    <form className={classes.formulario} onSubmit={guardar} noValidate aria-label="Editar caja">
      <UnsavedWork nombre={`cajas/${caja.id}`} formulario={formulario} />
      {general !== undefined && <FormNotice tono="error" texto={general} />}
      <TextInput
        label="Nombre"
        withAsterisk
        autoComplete="off"
        error={formState.errors.nombre?.message}
        {...register('nombre')}
      />
      <MontoControlado
        control={control}
        name="tolerancia"
        label="Tolerancia"
        description="Vale desde la siguiente jornada que se abra."
      />
      <Limites control={control} />
      <Controller
        control={control}
        name="activa"
        render={({ field: { value, ...field } }) => (
          <Switch
            label="Caja activa"
            description="Se desactiva cerrada y en cero; conserva su historia."
            checked={value}
            {...field}
          />
        )}
      />
      <EditDrawerFooter>
        <Button variant="default" onClick={onCerrar}>
          Cerrar
        </Button>
        <Button type="submit" disabled={!formState.isDirty} loading={formState.isSubmitting}>
          Guardar cambios
        </Button>
      </EditDrawerFooter>
    </form>
  );
}

function useCaja(caja: Caja, cerrar: () => void) {
  const [general, setGeneral] = useState<string>();
  const { id, version, nombre, tolerancia, activa, limites } = caja;
  const formulario = useForm<Edicion>({
    resolver: zodResolver(editarCaja.body),
    defaultValues: { version, nombre, tolerancia, activa, limites },
  });
  const { handleSubmit, setError, formState } = formulario;
  const dejarSalir = useLeaveGuard(formState.isDirty);
  const guardar = handleSubmit(async (body) => {
    setGeneral(undefined);
    try {
      await call(editarCaja, { params: { id }, body });
      await refrescarCajas();
      dejarSalir();
      void notify('Cambios guardados.');
      cerrar();
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['nombre', 'tolerancia', 'limites']));
    }
  });
  return { formulario, general, guardar };
}

const LIMITADAS: readonly ClaseDeMovimiento[] = [...clasesDeVentanilla, ...clasesDeTraslado];

function Limites({ control }: { readonly control: Control<Edicion> }) {
  return (
    <fieldset className={classes.limites}>
      <legend>Sin que otra persona autorice, hasta</legend>
      <Controller
        control={control}
        name="limites"
        render={({ field: { value, onChange } }) => (
          <div className={classes.dos}>
            {LIMITADAS.map((clase) => (
              <AmountField
                key={clase}
                label={clases[clase].nombre}
                placeholder="Sin límite"
                valor={maximoDe(value, clase)}
                onCambio={(maximo) => {
                  const demas = value.filter((uno) => uno.clase !== clase);
                  onChange(maximo === undefined ? demas : [...demas, { clase, maximo }]);
                }}
              />
            ))}
          </div>
        )}
      />
    </fieldset>
  );
}

function maximoDe(limites: Edicion['limites'], clase: ClaseDeMovimiento) {
  const limite = limites.find((uno) => uno.clase === clase);
  return limite === undefined ? undefined : centavos(limite.maximo);
}
