// Whose savings are moved: found by number, DPI or name, with what whoever attends looks at before counting cash.
import { buscarCuentasAtendidas, type CuentaAtendida } from '@cuadra/contract/contabilidad/cajas/movimientos';
import { nombresDeEstadoDeCuentaAhorro } from '@cuadra/core/ahorros/cuenta';
import type { ClaseDeAhorro } from '@cuadra/core/cajas/movimiento';
import { useFormContext } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { FoundPicker } from '#ui/fields/found-picker.tsx';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Fact, Facts } from '#ui/layout/facts.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Highlight } from '#ui/text/highlight.tsx';
import { Text } from '#ui/text/text.tsx';
import type { MovimientoEscrito } from './escrito.ts';

export function CuentaDeAhorro({ clase }: { readonly clase: ClaseDeAhorro }) {
  const { setValue, getValues, watch, formState } = useFormContext<MovimientoEscrito>();
  const ahorro = watch('ahorro') ?? undefined;
  const elegir = (elegida: CuentaAtendida | undefined) => {
    setValue('ahorro', elegida ?? null, { shouldDirty: true });
    setValue('idCuenta', elegida?.idCuenta ?? '');
    if (elegida === undefined) return;
    if (getValues('concepto').trim() === '') setValue('concepto', CONCEPTOS[clase]);
    // Whoever stands there usually is the holder, and is written over if not.
    const [titular] = elegida.titulares;
    if (titular !== undefined) setValue('persona', { ...titular });
  };
  const falta = formState.errors.idCuenta === undefined ? undefined : 'Elija la cuenta de ahorro.';
  return (
    <>
      <FoundPicker<CuentaAtendida>
        label="Cuenta de ahorro"
        hint="Número, DPI o nombre"
        search={(texto) => ({
          queryKey: [buscarCuentasAtendidas.path, texto],
          queryFn: ({ signal }) => call(buscarCuentasAtendidas, { query: { texto } }, { signal }),
        })}
        chosen={ahorro}
        onChange={elegir}
        keyOf={({ id }) => String(id)}
        name={(cuenta) => `${cuenta.numero} ${titularesDe(cuenta)}`}
        draw={(cuenta, palabras) => (
          <Stack as="span" figures>
            <span>
              <Highlight text={`${cuenta.numero} ${titularesDe(cuenta)}`} words={palabras} />
            </span>
            <Text as="small" size="xs" muted>
              {decirCuenta(cuenta)}
            </Text>
          </Stack>
        )}
        empty="Ninguna cuenta de ahorro de la agencia coincide."
        error={formState.errors.ahorro?.message ?? falta}
        needed
      />
      {ahorro !== undefined && <Atendida cuenta={ahorro} />}
    </>
  );
}

const CONCEPTOS: Readonly<Record<ClaseDeAhorro, string>> = {
  'deposito-ahorro': 'Depósito de ahorro',
  'retiro-ahorro': 'Retiro de ahorro',
};

const titularesDe = ({ titulares }: CuentaAtendida): string =>
  titulares.map(({ nombre }) => nombre).join(' y ');

function decirCuenta({ producto, estado, esAPlazo, titulares }: CuentaAtendida): string {
  const documento = titulares[0]?.documento;
  return [
    producto,
    ...(documento === undefined ? [] : [`documento ${documento}`]),
    ...(esAPlazo ? ['a plazo'] : []),
    ...(estado === 'activa' ? [] : [nombresDeEstadoDeCuentaAhorro[estado].toLowerCase()]),
  ].join(', ');
}

function Atendida({ cuenta }: { readonly cuenta: CuentaAtendida }) {
  return (
    <Facts layout="above" width="12rem" size="md" surface="box" pad="md lg">
      <Fact label={cuenta.titulares.length > 1 ? 'Titulares' : 'Titular'}>{titularesDe(cuenta)}</Fact>
      <Fact label="Cuenta">{decirCuenta(cuenta)}</Fact>
      <Fact label="Disponible" weight="bold" figures>
        {formatearQuetzales(cuenta.saldo)}
      </Fact>
    </Facts>
  );
}
