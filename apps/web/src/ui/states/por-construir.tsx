// The honest page of a screen that is not built yet: its title and what it will hold.
//
//   <PorConstruir title="Libro Mayor" content={['Saldos por cuenta y mes', '…']} />
import { WrenchScrewdriverIcon } from '@heroicons/react/24/outline';
import { Page } from '#ui/page/page.tsx';
import classes from './por-construir.module.css';

interface PorConstruirProps {
  readonly title: string;
  readonly content: readonly string[];
}

export function PorConstruir({ title, content }: PorConstruirProps) {
  return (
    <Page title={title}>
      <section className={classes.tarjeta} aria-labelledby="por-construir">
        <p className={classes.aviso} id="por-construir">
          <WrenchScrewdriverIcon width={20} height={20} aria-hidden="true" />
          Esta pantalla aún no está disponible. Aquí encontrará:
        </p>
        <ul className={classes.lista}>
          {content.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
