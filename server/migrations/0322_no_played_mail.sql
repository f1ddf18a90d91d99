-- contract: only demos wrote these; where mail is real they were empty. The practice world keeps mails and pushes itself.
DROP TABLE sandbox_mails;
DROP TABLE sandbox_pushes;
