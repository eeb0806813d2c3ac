/// <reference path="./changelog.d.ts" />
// The product's own CHANGELOG, which the build turned into markup (build/changelog.ts).
import changelog from 'virtual:changelog';
import { Article } from '#demo/frame/article.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import { Page } from '#ui/page/page.tsx';
import classes from './changelog.module.css';
import { changelogTexts } from './texts.ts';

export function Changelog() {
  const t = useTexts(changelogTexts);
  return (
    <Page title={t.title} purpose={t.purpose} width="lectura">
      <div className={classes.paper}>
        <Article markup={changelog} lang="en" />
      </div>
    </Page>
  );
}
