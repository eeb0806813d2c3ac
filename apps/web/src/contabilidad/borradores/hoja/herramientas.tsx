// What can be done with the lines, for the pointer; the tooltips teach the keys.
import { Box, Row } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  ArrowUturnLeftIcon,
  ArrowUturnRightIcon,
  BarsArrowUpIcon,
  ChevronDownIcon,
  CommandLineIcon,
  DocumentDuplicateIcon,
  PlusIcon,
  TrashIcon,
} from '@heroicons/react/24/outline';
import { Button, type ButtonProps, Menu } from '@mantine/core';
import { IconButton, type IconButtonProps } from '#ui/marks/icon-button.tsx';
import type { Almacen } from './almacen.ts';
import { type Entorno, useHoja } from './entorno.ts';
import classes from './hoja.module.css';
import { agregar, type Mandar } from './manejo.ts';
import { type Orden, teclasDe } from './teclado.ts';

interface HerramientasProps {
  readonly entorno: Entorno;
  readonly mandar: Mandar;
  /** In cards, each line has its own. */
  readonly conLineas: boolean;
}

export function Herramientas({ entorno, mandar, conLineas }: HerramientasProps) {
  const { almacen, soloLectura } = entorno;
  const boton = (orden: Orden, etiqueta: string, icono: IconButtonProps['icon']) => (
    <IconButton
      key={orden}
      label={`${etiqueta} (${teclasDe(orden).join('+')})`}
      icon={icono}
      variant="subtle"
      color="gray"
      onClick={() => {
        mandar(orden);
        // A line to be written in.
        if (orden === 'insertar') almacen.enfocar();
      }}
    />
  );
  return (
    <Row
      gap="xs md"
      pad="xs md"
      line="below"
      className={classes.herramientas}
      data-tactil={!conLineas || undefined}
    >
      {!soloLectura && (
        <>
          {conLineas && <AgregarLinea almacen={almacen} size="compact-sm" />}
          {conLineas && (
            <Row oneLine gap="2xs" className={classes.grupo}>
              {boton('insertar', 'Insertar línea', BarsArrowUpIcon)}
              {boton('duplicar', 'Duplicar', DocumentDuplicateIcon)}
              {boton('subir', 'Subir', ArrowUpIcon)}
              {boton('bajar', 'Bajar', ArrowDownIcon)}
              {boton('eliminar', 'Eliminar', TrashIcon)}
            </Row>
          )}
          <Vueltas almacen={almacen} mandar={mandar} />
          <Impuestos mandar={mandar} />
        </>
      )}
      <Box push>{conLineas && boton('ayuda', 'Teclas de esta pantalla', CommandLineIcon)}</Box>
    </Row>
  );
}

function Vueltas({ almacen, mandar }: { readonly almacen: Almacen; readonly mandar: Mandar }) {
  const puedeDeshacer = useHoja(almacen, (hoja) => hoja.puedeDeshacer);
  const puedeRehacer = useHoja(almacen, (hoja) => hoja.puedeRehacer);
  return (
    <Row oneLine gap="2xs" className={classes.grupo}>
      <IconButton
        label={`Deshacer (${teclasDe('deshacer').join('+')})`}
        icon={ArrowUturnLeftIcon}
        variant="subtle"
        color="gray"
        disabled={!puedeDeshacer}
        onClick={() => mandar('deshacer')}
      />
      <IconButton
        label={`Rehacer (${teclasDe('rehacer').join('+')})`}
        icon={ArrowUturnRightIcon}
        variant="subtle"
        color="gray"
        disabled={!puedeRehacer}
        onClick={() => mandar('rehacer')}
      />
    </Row>
  );
}

interface AgregarLineaProps extends Pick<ButtonProps, 'size' | 'fullWidth'> {
  readonly almacen: Almacen;
}

export function AgregarLinea({ almacen, ...resto }: AgregarLineaProps) {
  return (
    <Button
      variant="subtle"
      leftSection={<PlusIcon width={16} height={16} aria-hidden="true" />}
      onClick={() => {
        agregar(almacen);
        almacen.enfocar();
      }}
      {...resto}
    >
      Agregar línea
    </Button>
  );
}

function Impuestos({ mandar }: { readonly mandar: Mandar }) {
  return (
    <Menu position="bottom-start" returnFocus>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          rightSection={<ChevronDownIcon width={14} height={14} aria-hidden="true" />}
        >
          Impuestos
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item rightSection={<Tecla orden="iva" />} onClick={() => mandar('iva')}>
          Desglosar IVA 12 %…
        </Menu.Item>
        <Menu.Item rightSection={<Tecla orden="isr" />} onClick={() => mandar('isr')}>
          Retener ISR…
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const Tecla = ({ orden }: { readonly orden: Orden }) => (
  <Text as="span" size="xs" muted>
    {teclasDe(orden).join('+')}
  </Text>
);
