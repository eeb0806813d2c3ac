// The holders of an account, in order: it is named after the first. They are chosen among the active asociados, by number, DPI or name.
import type { AsociadoEnLista } from '@cuadra/contract/ahorros/asociados';
import { TITULARES_MAX } from '@cuadra/contract/ahorros/cuentas';
import { ArrowUpIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { Input } from '@mantine/core';
import { escribirDpi } from '#ahorros/marcas/dpi.ts';
import { FoundPicker } from '#ui/fields/found-picker.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { Highlight } from '#ui/text/highlight.tsx';
import { Text } from '#ui/text/text.tsx';
import { consultas } from '../consultas.ts';

export type AsociadoElegido = Pick<AsociadoEnLista, 'id' | 'numero' | 'nombre' | 'dpi'>;

interface ElegirTitularesProps {
  readonly titulares: readonly AsociadoElegido[];
  readonly onCambio: (titulares: AsociadoElegido[]) => void;
  readonly error?: string | undefined;
}

export function ElegirTitulares({ titulares, onCambio, error }: ElegirTitularesProps) {
  const quitar = (id: string) => onCambio(titulares.filter((uno) => uno.id !== id));
  const alPrincipio = (primero: AsociadoElegido) =>
    onCambio([primero, ...titulares.filter(({ id }) => id !== primero.id)]);
  return (
    <Stack gap="sm">
      {titulares.length > 0 && (
        <>
          <Input.Label labelElement="div">Titulares</Input.Label>
          <Stack as="ol" gap="xs" size="sm" aria-label="Titulares">
            {titulares.map((titular, lugar) => (
              <Titular
                key={titular.id}
                titular={titular}
                lugar={lugar}
                onPrimero={() => alPrincipio(titular)}
                onQuitar={() => quitar(titular.id)}
              />
            ))}
          </Stack>
        </>
      )}
      {titulares.length < TITULARES_MAX && (
        <ElegirAsociado
          etiqueta={titulares.length === 0 ? 'Titular' : 'Agregar otro titular'}
          salvo={titulares.map(({ id }) => id)}
          onElegir={(asociado) => onCambio([...titulares, asociado])}
          error={error}
        />
      )}
    </Stack>
  );
}

interface TitularProps {
  readonly titular: AsociadoElegido;
  readonly lugar: number;
  readonly onPrimero: () => void;
  readonly onQuitar: () => void;
}

function Titular({ titular, lugar, onPrimero, onQuitar }: TitularProps) {
  const { numero, nombre, dpi } = titular;
  return (
    <Row as="li" oneLine justify="between" gap="md" surface="box" pad="xs sm">
      <Stack as="span" figures>
        <span>{nombre}</span>
        <Text as="span" size="xs" muted>
          {lugar === 0 ? 'A su nombre, ' : ''}asociado {numero}
          {dpi !== null && `, DPI ${escribirDpi(dpi)}`}
        </Text>
      </Stack>
      <Row as="span" oneLine rigid>
        {lugar > 0 && (
          <IconButton label={`Poner a nombre de ${nombre}`} icon={ArrowUpIcon} onClick={onPrimero} />
        )}
        <IconButton label={`Quitar a ${nombre}`} icon={XMarkIcon} onClick={onQuitar} />
      </Row>
    </Row>
  );
}

interface ElegirAsociadoProps {
  readonly etiqueta: string;
  /** Chosen already. */
  readonly salvo: readonly string[];
  readonly onElegir: (asociado: AsociadoElegido) => void;
  readonly error: string | undefined;
}

function ElegirAsociado({ etiqueta, salvo, onElegir, error }: ElegirAsociadoProps) {
  return (
    <FoundPicker<AsociadoElegido>
      // Empty again for the next one.
      key={salvo.join(' ')}
      label={etiqueta}
      hint="Nombre, DPI o número exacto"
      search={(texto) => {
        const { queryKey, queryFn } = consultas.hallarAsociados(texto);
        return {
          queryKey: [...queryKey, salvo],
          queryFn: async (contexto) => (await queryFn(contexto)).filter(({ id }) => !salvo.includes(id)),
        };
      }}
      chosen={undefined}
      onChange={(asociado) => {
        if (asociado !== undefined) onElegir(asociado);
      }}
      keyOf={({ id }) => id}
      name={({ nombre }) => nombre}
      draw={({ numero, nombre, dpi }, palabras) => (
        <Stack as="span" figures>
          <span>
            <Highlight text={`${numero} ${nombre}`} words={palabras} />
          </span>
          {dpi !== null && (
            <Text as="span" size="xs" muted>
              DPI {escribirDpi(dpi)}
            </Text>
          )}
        </Stack>
      )}
      empty="Ningún asociado activo coincide."
      error={error}
    />
  );
}
