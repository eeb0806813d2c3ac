// The frame of every layout whose menu is a column: header, page and, where the layout has one, footer.
import type { ReactNode } from 'react';
import type { NavigationColumnProps } from '#escritorio/navegacion/navigation-column.tsx';
import { topBar } from '#ui/page/top-bar.ts';
import { Content } from './content.tsx';
import { Footer } from './footer.tsx';
import { Frame } from './frame.tsx';
import { InstitutionName } from './institution-name.tsx';
import { MenuButton } from './menu-button.tsx';
import classes from './vertical-frame.module.css';

interface VerticalFrameProps {
  readonly columna: NavigationColumnProps;
  /** At the right of the header. */
  readonly herramientas: ReactNode;
  /** After the menu's button. */
  readonly botones?: ReactNode;
  readonly conPie?: boolean;
  readonly children: ReactNode;
}

export function VerticalFrame({
  columna,
  herramientas,
  botones,
  conPie = true,
  children,
}: VerticalFrameProps) {
  return (
    <Frame columna={columna} conChat>
      <header ref={topBar} className={classes.encabezado} data-no-imprimir>
        <MenuButton />
        {botones}
        <div className={classes.institucion}>
          <InstitutionName />
        </div>
        {herramientas}
      </header>
      <Content>{children}</Content>
      {conPie && <Footer />}
    </Frame>
  );
}
