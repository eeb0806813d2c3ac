// Whose an account is: added, taken away, put first.
import { cambiarTitulares } from '@cuadra/contract/ahorros/cambios-de-cuenta';
import type { CuentaEntera } from '@cuadra/contract/ahorros/cuentas';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { call } from '#platform/api.ts';
import type { AsociadoElegido } from '../elegir/elegir-asociado.tsx';
import { ElegirTitulares } from '../elegir/elegir-titulares.tsx';
import { DialogoDeOrden } from './dialogo-de-orden.tsx';
import { useEnvio } from './use-envio.ts';

const esquema = z.object({
  titulares: z.array(z.custom<AsociadoElegido>()).min(1, 'Una cuenta tiene al menos un titular.'),
});
type Escrito = z.output<typeof esquema>;

interface CambiarTitularesProps {
  readonly cuenta: CuentaEntera;
  readonly onCerrar: () => void;
}

export function CambiarTitulares({ cuenta, onCerrar }: CambiarTitularesProps) {
  const formulario = useForm<Escrito>({
    resolver: zodResolver(esquema),
    defaultValues: { titulares: cuenta.titulares.map(({ estado: _, ...titular }) => titular) },
  });
  const orden = useEnvio({
    formulario,
    campos: ['titulares'],
    hacer: async ({ titulares }) => {
      const body = { titulares: titulares.map(({ id }) => id), version: cuenta.version };
      await call(cambiarTitulares, { params: { id: cuenta.id }, body });
      return 'Titulares guardados.';
    },
    alTerminar: onCerrar,
  });
  return (
    <DialogoDeOrden
      titulo="Titulares"
      texto={`Cuenta ${cuenta.numero}. El primero es a cuyo nombre está.`}
      boton="Guardar"
      impedida={!orden.isDirty}
      orden={orden}
      onCerrar={onCerrar}
    >
      <Controller
        control={formulario.control}
        name="titulares"
        render={({ field, fieldState }) => (
          <ElegirTitulares
            titulares={field.value}
            onCambio={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
    </DialogoDeOrden>
  );
}
