// The foot of the desk: totals, whether it balances, where it is saved, and what ends the work.
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import type { Centavos } from '@cuadra/core/dinero';
import {
  DocumentPlusIcon,
  EllipsisHorizontalIcon,
  PaperAirplaneIcon,
  PrinterIcon,
  TrashIcon,
} from '@heroicons/react/24/outline';
import { Button, Menu } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { formatearMonto } from '#ui/format/dinero.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import classes from '../escritorio.module.css';
import type { Almacen } from '../hoja/almacen.ts';
import { diferenciaEnPalabras, useHoja } from '../hoja/entorno.ts';
import type { Accion, Acciones } from './use-acciones.ts';

interface BarraProps {
  readonly hoja: Almacen;
  readonly estado: ReactNode;
  readonly acciones: Pick<Acciones, 'enCurso' | 'empezar'>;
  /** There is nothing yet to print or to discard. */
  readonly vacia: boolean;
  /** Where Enter leads after the last line. */
  readonly botonPrincipal: RefObject<HTMLButtonElement | null>;
  readonly onImprimir: () => void;
  readonly onDescartar: () => void;
}

const TAMANO = { width: 18, height: 18, 'aria-hidden': true } as const;

export function Barra(props: BarraProps) {
  const { hoja, estado, acciones, botonPrincipal } = props;
  const { enCurso, empezar } = acciones;
  const ancha = useAtLeast('lg');
  const boton = (accion: Accion, texto: string, teclas?: string) => (
    <Button
      variant="default"
      title={teclas}
      loading={enCurso === accion}
      disabled={enCurso !== undefined && enCurso !== accion}
      onClick={() => empezar(accion)}
    >
      {texto}
    </Button>
  );
  return (
    <Row
      as="section"
      gap="md 2xl"
      pad="md xl"
      line="above"
      className={classes.barra}
      aria-label="Totales y acciones"
    >
      <TotalesDePie hoja={hoja} estado={estado} />
      <Row push gap="md">
        <Mas {...props} conTodo={!ancha} />
        {ancha && boton('enviar', 'Enviar a revisión')}
        {ancha && boton('contabilizar-y-nueva', 'Contabilizar y nueva', 'Ctrl + Mayús + Intro')}
        <Button
          ref={botonPrincipal}
          title="Ctrl + Intro"
          loading={enCurso === 'contabilizar'}
          disabled={enCurso !== undefined && enCurso !== 'contabilizar'}
          onClick={() => empezar('contabilizar')}
        >
          Contabilizar
        </Button>
      </Row>
    </Row>
  );
}

/** So few lines have their own totals just above. */
const POCAS_FILAS = 8;

export function TotalesDePie({ hoja, estado }: Pick<BarraProps, 'hoja' | 'estado'>) {
  const totales = useHoja(hoja, (vista) => vista.totales);
  const sonPocas = useHoja(hoja, ({ filas }) => filas.length <= POCAS_FILAS);
  const { debe, haber, diferencia } = totales;
  return (
    <>
      <Row as="dl" oneLine gap="xl" className={classes.totales} data-pocas={sonPocas || undefined}>
        <Total nombre="Debe (Q)" monto={debe} />
        <Total nombre="Haber (Q)" monto={haber} />
      </Row>
      <Stack gap="2xs lg" className={classes.palabras}>
        <Text
          figures
          weight="medium"
          tone={diferencia === 0 ? 'success' : 'error'}
          minHeight="1.25rem"
          data-cuadra={diferencia === 0 || undefined}
          role="status"
        >
          {diferenciaEnPalabras(totales)}
        </Text>
        {estado}
      </Stack>
    </>
  );
}

const Total = ({ nombre, monto }: { readonly nombre: string; readonly monto: Centavos }) => (
  <div>
    <Text as="dt" size="xs" muted>
      {nombre}
    </Text>
    <Text as="dd" weight="bold" figures unbroken>
      {formatearMonto(monto)}
    </Text>
  </div>
);

interface MasProps extends Pick<BarraProps, 'acciones' | 'onImprimir' | 'onDescartar' | 'vacia'> {
  /** There is no room for the buttons: they are in the menu. */
  readonly conTodo: boolean;
}

function Mas({ conTodo, acciones, vacia, onImprimir, onDescartar }: MasProps) {
  const { enCurso, empezar } = acciones;
  return (
    <Menu position="top-end">
      <Menu.Target>
        <IconButton
          label="Más acciones"
          icon={EllipsisHorizontalIcon}
          variant="default"
          size={36}
          disabled={enCurso !== undefined}
        />
      </Menu.Target>
      <Menu.Dropdown>
        {conTodo && (
          <>
            <Menu.Item
              leftSection={<DocumentPlusIcon {...TAMANO} />}
              onClick={() => empezar('contabilizar-y-nueva')}
            >
              Contabilizar y nueva
            </Menu.Item>
            <Menu.Item leftSection={<PaperAirplaneIcon {...TAMANO} />} onClick={() => empezar('enviar')}>
              Enviar a revisión
            </Menu.Item>
          </>
        )}
        <Menu.Item leftSection={<PrinterIcon {...TAMANO} />} disabled={vacia} onClick={onImprimir}>
          Imprimir comprobante
        </Menu.Item>
        <Menu.Item leftSection={<TrashIcon {...TAMANO} />} disabled={vacia} onClick={onDescartar}>
          Descartar borrador
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
