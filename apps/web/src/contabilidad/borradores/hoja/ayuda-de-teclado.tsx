// Every key of the grid and of its desk, in one place.
import { type KeyEntry, KeysDialog } from '#ui/keyboard/keys-dialog.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { type Orden, teclasDe } from './teclado.ts';

type Entrada = readonly [que: string, ...teclas: readonly (Orden | readonly string[])[]];

const grupos: readonly (readonly [titulo: string, entradas: readonly Entrada[]])[] = [
  [
    'Escribir',
    [
      ['Lo que falta en la línea, o la línea siguiente', 'entrar'],
      ['Celda siguiente o anterior', 'tabular', 'tabular-atras'],
      ['Buscar la cuenta en la lista', ['F4']],
      ['Corregir sin borrar lo escrito', 'editar'],
      ['Dejar la celda como estaba', 'cancelar'],
      ['Deshacer', 'deshacer'],
      ['Rehacer', 'rehacer'],
    ],
  ],
  [
    'Moverse',
    [
      ['Línea anterior o siguiente', 'arriba', 'abajo'],
      ['Celda de al lado, desde el borde del texto', 'izquierda', 'derecha'],
      ['Una página', 'pagina-arriba', 'pagina-abajo'],
      ['Primera o última línea', 'primera', 'ultima'],
      ['Salir de la hoja hacia las acciones', 'salir'],
    ],
  ],
  [
    'Líneas',
    [
      ['Elegir varias', 'elegir-arriba', 'elegir-abajo'],
      ['Elegir todas', 'elegir-todo'],
      ['Insertar antes', 'insertar'],
      ['Duplicar', 'duplicar'],
      ['Eliminar', 'eliminar'],
      ['Subir o bajar', 'subir', 'bajar'],
      ['Copiar o cortar las elegidas', ['Ctrl', 'C'], ['Ctrl', 'X']],
      ['Pegar líneas de una hoja de cálculo', ['Ctrl', 'V']],
    ],
  ],
  [
    'Impuestos',
    [
      ['Desglosar IVA 12 %', 'iva'],
      ['Retener ISR', 'isr'],
    ],
  ],
  [
    'La partida, desde cualquier campo',
    [
      ['Contabilizar', ['Ctrl', 'Intro']],
      ['Contabilizar y empezar otra', ['Ctrl', 'Mayús', 'Intro']],
      ['Guardar ya', ['Ctrl', 'S']],
      ['Ver estas teclas', 'ayuda'],
    ],
  ],
];

const formulas = ['1500/1.12', '=B2*5%', '=B1-C3', '=SUMA(B1:B4)'];

export function AyudaDeTeclado({ onCerrar }: { readonly onCerrar: () => void }) {
  return (
    <KeysDialog
      groups={grupos.map(([titulo, entradas]) => [titulo, entradas.map(conTeclas)])}
      onClose={onCerrar}
    >
      <h3>Fórmulas en debe y haber</h3>
      <Row as="p" gap="xs lg" size="sm" pad="xs none">
        {formulas.map((formula) => (
          <code key={formula}>{formula}</code>
        ))}
      </Row>
      <Text size="xs" muted>
        La letra es la columna y el número, la línea. El resultado se redondea al centavo.
      </Text>
    </KeysDialog>
  );
}

const conTeclas = ([que, ...teclas]: Entrada): KeyEntry => [
  que,
  ...teclas.map((tecla) => (typeof tecla === 'string' ? teclasDe(tecla) : tecla)),
];
