// Counts a caja piece by piece, with its total as it is written.
import {
  type CajaAlEmpezar,
  contarAlEmpezar,
  verConteosIniciales,
} from '@cuadra/contract/contabilidad/cajas/conteo-inicial';
import {
  type ClaveDeDenominacion,
  type Conteo,
  denominaciones,
  piezasDe,
  valorDeConteo,
} from '@cuadra/core/cajas/denominaciones';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { queryClient } from '#platform/query.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { useAction } from '#ui/dialogs/use-action.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Grid } from '#ui/layout/layout.tsx';
import { notify } from '#ui/toasts/toasts.ts';

interface ContarProps {
  readonly caja: CajaAlEmpezar;
  readonly onCerrar: () => void;
}

type Escrito = Readonly<Partial<Record<ClaveDeDenominacion, string>>>;

export function Contar({ caja, onCerrar }: ContarProps) {
  const [escrito, setEscrito] = useState<Escrito>(() => deAntes(caja));
  const [cambio, setCambio] = useState(false);
  const { ocupado, mensaje, hacer } = useAction(() =>
    queryClient.invalidateQueries({ queryKey: [verConteosIniciales.path] }),
  );
  const conteo = contado(escrito);
  const guardar = async () => {
    if (conteo === undefined) return;
    const hecho = await hacer(() => call(contarAlEmpezar, { params: { id: caja.id }, body: { conteo } }));
    if (!hecho) return;
    void notify('Conteo guardado.');
    onCerrar();
  };
  return (
    <FormDialog titulo={`Contar ${caja.nombre}`} conCambios={cambio} onClose={onCerrar}>
      <form noValidate onSubmit={submitWith(guardar)}>
        {mensaje !== undefined && <FormNotice tono="error" texto={mensaje} />}
        <Grid gap="lg" min="10rem">
          {denominaciones.map(({ clave, clase, nombre }, lugar) => (
            <TextInput
              key={clave}
              label={`${clase === 'billete' ? 'Billetes' : 'Monedas'} de ${nombre}`}
              inputMode="numeric"
              autoComplete="off"
              placeholder="0"
              data-autofocus={lugar === 0 || undefined}
              value={escrito[clave] ?? ''}
              error={/^\d{0,6}$/.test(escrito[clave] ?? '') ? undefined : 'Escriba cuántas piezas hay.'}
              onChange={({ currentTarget: { value } }) => {
                setCambio(true);
                setEscrito((antes) => ({ ...antes, [clave]: value.trim() }));
              }}
            />
          ))}
        </Grid>
        <FormDialogFooter
          onCancelar={onCerrar}
          nota={conteo === undefined ? undefined : `Total ${formatearQuetzales(valorDeConteo(conteo))}`}
        >
          <Button type="submit" disabled={conteo === undefined} loading={ocupado}>
            Guardar el conteo
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

/** Undefined while something is not a number of pieces. */
function contado(escrito: Escrito): Conteo | undefined {
  if (Object.values(escrito).some((piezas) => !/^\d{0,6}$/.test(piezas))) return undefined;
  return Object.fromEntries(
    Object.entries(escrito)
      .filter(([, piezas]) => Number(piezas) > 0)
      .map(([clave, piezas]) => [clave, { fajos: 0, sueltas: Number(piezas), deterioradas: 0 }]),
  );
}

function deAntes({ conteo }: CajaAlEmpezar): Escrito {
  return Object.fromEntries(
    denominaciones.flatMap(({ clave }) => {
      const piezas = piezasDe(conteo?.conteo[clave]);
      return piezas === 0 ? [] : [[clave, String(piezas)]];
    }),
  );
}
