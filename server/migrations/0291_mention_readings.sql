-- What the network says of an approved post some days after its approval; beside the figures that were counted, which stay.
CREATE TABLE mention_readings (
  brand_id uuid NOT NULL,
  mention_id uuid NOT NULL,
  after_days smallint NOT NULL CHECK (after_days IN (1, 3, 7, 30)),
  read_at timestamptz NOT NULL,
  reach integer,
  views integer,
  saved integer,
  shares integer,
  interactions integer,
  likes_count integer,
  comments_count integer,
  PRIMARY KEY (brand_id, mention_id, after_days),
  FOREIGN KEY (brand_id, mention_id) REFERENCES mentions (brand_id, id)
);
-- When the network was last asked about the post.
ALTER TABLE mentions ADD COLUMN post_checked_at timestamptz;
