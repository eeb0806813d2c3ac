// Chooses a savings account by its number, or by DPI, number or name of a holder, and shows whose it is.
import type { CuentaEnLista } from '@cuadra/contract/ahorros/cuentas';
import { nombresDeEstadoDeCuentaAhorro } from '@cuadra/core/ahorros/cuenta';
import { FoundPicker } from '#ui/fields/found-picker.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Highlight } from '#ui/text/highlight.tsx';
import { Text } from '#ui/text/text.tsx';
import { consultas } from '../consultas.ts';
import { decirTitular } from '../decir-titular.ts';

interface ElegirCuentaProps {
  readonly etiqueta: string;
  readonly elegida: CuentaEnLista | undefined;
  readonly onCambio: (cuenta: CuentaEnLista | undefined) => void;
  /** Not offered: the one it is about. */
  readonly salvo?: number;
  readonly error?: string | undefined;
  readonly autoFoco?: boolean;
}

export function ElegirCuenta({ etiqueta, elegida, onCambio, salvo, error, autoFoco }: ElegirCuentaProps) {
  return (
    <FoundPicker<CuentaEnLista>
      label={etiqueta}
      hint="Cuenta, DPI o nombre"
      withAsterisk
      search={(texto) => {
        const { queryKey, queryFn } = consultas.hallarCuentas(texto);
        return {
          queryKey: [...queryKey, salvo ?? null],
          queryFn: async (contexto) =>
            (await queryFn(contexto)).filter(({ id, estado }) => id !== salvo && estado !== 'cerrada'),
        };
      }}
      chosen={elegida}
      onChange={onCambio}
      keyOf={({ id }) => String(id)}
      name={(cuenta) => `${cuenta.numero} ${decirTitular(cuenta)}`}
      draw={(cuenta, palabras) => (
        <Stack as="span" figures>
          <span>
            <Highlight text={`${cuenta.numero} ${decirTitular(cuenta)}`} words={palabras} />
          </span>
          <Text as="span" size="xs" muted>
            {cuenta.producto.nombre}, agencia {cuenta.agencia}
            {cuenta.estado !== 'activa' && `, ${nombresDeEstadoDeCuentaAhorro[cuenta.estado].toLowerCase()}`}
          </Text>
        </Stack>
      )}
      empty="Ninguna cuenta abierta coincide."
      {...(elegida === undefined ? {} : { note: `${elegida.producto.nombre}, agencia ${elegida.agencia}` })}
      error={error}
      autoFocus={autoFoco ?? false}
    />
  );
}
