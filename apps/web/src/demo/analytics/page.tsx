// The analytics dashboard. One period rules every figure below the year, so that those side by side are of the same days.
import type { AnalyticsDashboard, AnalyticsRange } from '@cuadra/demo-api/dashboards/analytics-types';
import { analyticsDashboard } from '@cuadra/demo-api/dashboards/calls';
import { useState } from 'react';
import { Board } from '#demo/charts/tile.tsx';
import { useSample } from '#demo/frame/call-sample.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import { Page as Frame } from '#ui/page/page.tsx';
import { AgainstPageViews } from './against-page-views.tsx';
import { CountedTile } from './counted-tile.tsx';
import { DistributionTile } from './distribution-tile.tsx';
import { RangeMenu } from './range-menu.tsx';
import { analyticsTexts } from './texts.ts';
import { VisitorsTile } from './visitors-tile.tsx';

export function Page() {
  const t = useTexts(analyticsTexts);
  const [range, setRange] = useState<AnalyticsRange>('30-days');
  const asked = useSample(analyticsDashboard, { query: { range } });
  return (
    <Frame
      title={t.title}
      purpose={t.purpose}
      actions={<RangeMenu range={range} busy={asked.isPlaceholderData} onChange={setRange} />}
    >
      <LoadedSample asked={asked} rows={12}>
        {(data) => <Tiles data={data} />}
      </LoadedSample>
    </Frame>
  );
}

function Tiles({ data }: { readonly data: AnalyticsDashboard }) {
  const t = useTexts(analyticsTexts);
  return (
    <Board>
      <VisitorsTile series={data.visitors.series} />
      <CountedTile title={t.conversions} counted={data.conversions} tone="blue" />
      <CountedTile title={t.impressions} counted={data.impressions} tone="teal" />
      <CountedTile title={t.visits} counted={data.visits} tone="violet" />
      <AgainstPageViews data={data.visitorsVsPageViews} />
      <DistributionTile title={t.newVsReturning} distribution={data.newVsReturning} />
      <DistributionTile title={t.gender} distribution={data.gender} />
      <DistributionTile title={t.age} distribution={data.age} />
      <DistributionTile title={t.language} distribution={data.language} />
    </Board>
  );
}
