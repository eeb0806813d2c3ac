// What a person may do and where: the same two questions whether they are created, edited or approved. Inside a
// FormProvider whose form has both fields.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import { Controller, useFormContext } from 'react-hook-form';
import { ElegirAgencias } from './elegir-agencias.tsx';
import { ElegirRoles } from './elegir-roles.tsx';

interface Permisos {
  roles: Rol[];
  agencias: string[];
}

export function CamposDePermiso() {
  const { control } = useFormContext<Permisos>();
  return (
    <>
      <Controller
        control={control}
        name="roles"
        render={({ field: { value, onChange, ref }, fieldState }) => (
          <ElegirRoles valor={value} onCambio={onChange} referencia={ref} error={fieldState.error?.message} />
        )}
      />
      <Controller
        control={control}
        name="agencias"
        render={({ field: { value, onChange, ref }, fieldState }) => (
          <ElegirAgencias
            valor={value}
            onCambio={onChange}
            referencia={ref}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}
