// What has to be known of the figures of a book: whose they were, that they may change, until when they know, and what they prove.
import '@mantine/core/styles/Tooltip.layer.css';
import type { Preliminar, Traidos } from '@cuadra/contract/contabilidad/periodos/preliminar';
import { librosTraidos } from '@cuadra/core/cierre';
import { mesEnPalabras } from '@cuadra/core/meses';
import { CheckCircleIcon, ExclamationTriangleIcon } from '@heroicons/react/20/solid';
import { Tooltip } from '@mantine/core';
import { formatInstantSeconds } from '#ui/format/date.ts';
import { Row } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import classes from './libros-legales.module.css';

interface MarcasDeCifrasProps {
  readonly preliminar: Preliminar | null;
  readonly datosAl: string | undefined;
  /** Absent: it is not of one year or another. */
  readonly traidos?: Traidos | null;
}

export function MarcasDeCifras({ preliminar, datosAl, traidos = null }: MarcasDeCifrasProps) {
  if (preliminar === null && datosAl === undefined && traidos === null) return null;
  return (
    <Row as="span" gap="xs md">
      {traidos !== null && (
        <Marca
          neutra
          texto="Traído de antes"
          porQue={`${librosTraidos(traidos)} llevados en otro sistema y traídos a este.`}
        />
      )}
      {preliminar !== null && <Marca texto="Preliminar" porQue={sinCerrar(preliminar)} />}
      <MarcaDatosAl datosAl={datosAl} />
    </Row>
  );
}

/** Until when the figures know the books, when they were read where what came last is not there yet. */
export function MarcaDatosAl({ datosAl }: Pick<MarcasDeCifrasProps, 'datosAl'>) {
  if (datosAl === undefined) return null;
  return (
    <Marca
      texto={`Datos al ${formatInstantSeconds(datosAl)}`}
      porQue="Lo contabilizado después todavía no está en estas cifras. Vuelva a consultar en un momento."
    />
  );
}

interface MarcaProps {
  readonly texto: string;
  readonly porQue: string;
  /** Nothing to look at: a fact. */
  readonly neutra?: boolean;
}

function Marca({ texto, porQue, neutra = false }: MarcaProps) {
  return (
    <Tooltip label={porQue} multiline maw={320}>
      <abbr className={classes.marca} data-neutra={neutra || undefined} aria-label={`${texto}. ${porQue}`}>
        <Text as="span" size="xs" weight="medium" lines="even" unbroken>
          {texto}
        </Text>
      </abbr>
    </Tooltip>
  );
}

/** Some of its months is not closed in all the agencias. */
function sinCerrar({ meses, desde, hasta }: Preliminar): string {
  const mes = (cual: string) => mesEnPalabras(cual).toLowerCase();
  if (meses === 1)
    return `${mesEnPalabras(desde)} no está cerrado en todas las agencias: las cifras pueden cambiar.`;
  return `${meses} meses, de ${mes(desde)} a ${mes(hasta)}, no están cerrados en todas las agencias: las cifras pueden cambiar.`;
}

/** What a book proves, at its foot. */
export function Prueba({ cuadra, texto }: { readonly cuadra: boolean; readonly texto: string }) {
  const Icono = cuadra ? CheckCircleIcon : ExclamationTriangleIcon;
  return (
    <Row
      as="output"
      oneLine
      gap="sm"
      tone={cuadra ? undefined : 'error'}
      weight={cuadra ? undefined : 'bold'}
    >
      <Row as="span" inline rigid tone={cuadra ? 'success' : undefined}>
        <Icono width={16} height={16} aria-hidden="true" />
      </Row>
      {texto}
    </Row>
  );
}
